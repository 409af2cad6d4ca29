-- SQLite 3.40
SELECT "spelleds"."text" COLLATE "BINARY" AS "text", "spelleds"."id" FROM (SELECT CASE WHEN ("spellings"."name" COLLATE "NOCASE") = ?1 THEN ?2 WHEN "spellings"."id" > ?3 THEN ?4 END AS "text", "spellings"."id" AS "id" FROM "spellings") AS "spelleds" WHERE "spelleds"."id" < ?5 GROUP BY "spelleds"."text" COLLATE "BINARY", "spelleds"."id" ORDER BY "spelleds"."text" COLLATE "BINARY", "spelleds"."id"
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 2 (integer 64)
-- 4: 'y' (text)
-- 5: 4 (integer 64)

-- PostgreSQL 13
SELECT "spelleds"."text" COLLATE "C" AS "text", "spelleds"."id" FROM (SELECT CASE WHEN lower("spellings"."name" COLLATE "C") = lower($1 COLLATE "C") THEN $2 WHEN "spellings"."id" > $3 THEN $4 END AS "text", "spellings"."id" AS "id" FROM "spellings") AS "spelleds" WHERE "spelleds"."id" < $5 GROUP BY "spelleds"."text" COLLATE "C", "spelleds"."id" ORDER BY "spelleds"."text" COLLATE "C" NULLS FIRST, "spelleds"."id"
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 2 (integer 64)
-- 4: 'y' (text)
-- 5: 4 (integer 64)
