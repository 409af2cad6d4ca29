-- SQLite 3.40
SELECT substr("phrases"."text", ?1), count("phrases"."id") FROM "phrases" WHERE "phrases"."id" > ?2 GROUP BY substr("phrases"."text", ?1)
-- 1: 2 (integer 64)
-- 2: 18 (integer 64)

-- PostgreSQL 13
SELECT substr("phrases"."text", CAST($1 AS integer)), count("phrases"."id") FROM "phrases" WHERE "phrases"."id" > $2 GROUP BY substr("phrases"."text", CAST($1 AS integer))
-- 1: 2 (integer 64)
-- 2: 18 (integer 64)
