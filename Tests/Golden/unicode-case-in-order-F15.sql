-- SQLite 3.40
SELECT "phrases"."text" FROM "phrases" WHERE koine_upper("phrases"."text") = ?1 ORDER BY koine_lower("phrases"."text"), "phrases"."id"
-- 1: 'É' (text)

-- PostgreSQL 13
SELECT "phrases"."text" FROM "phrases" WHERE (upper("phrases"."text" COLLATE "und-x-icu") COLLATE "C") = $1 ORDER BY (lower("phrases"."text" COLLATE "und-x-icu") COLLATE "C") COLLATE "C", "phrases"."id"
-- 1: 'É' (text)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express unicodeCase in WHERE: MariaDB maps a letter to one letter alone; change the case in Swift, or of ASCII letters by lower()
-- refused: MariaDB 10.11 cannot express unicodeCase in ORDER BY 1: MariaDB maps a letter to one letter alone; change the case in Swift, or of ASCII letters by lower()
