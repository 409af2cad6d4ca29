-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."id" IN (?1, ?2) AND "phrases"."text" BETWEEN koine_lower("phrases"."text") AND "phrases"."text" ORDER BY "phrases"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE "phrases"."id" IN ($1, $2) AND ("phrases"."text" COLLATE "C") BETWEEN (lower("phrases"."text" COLLATE "und-x-icu") COLLATE "C") AND "phrases"."text" ORDER BY "phrases"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express unicodeCase in WHERE: MariaDB maps a letter to one letter alone; change the case in Swift, or of ASCII letters by lower()
