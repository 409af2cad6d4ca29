-- SQLite 3.40
SELECT substr("phrases"."text", min(2147483647, max("phrases"."id" - ?1, 1)), max(0, min(2147483647, "phrases"."id", "phrases"."id" + ("phrases"."id" - ?2) - 1))) FROM "phrases" WHERE "phrases"."id" IN (?3, ?4, ?5) ORDER BY "phrases"."id"
-- 1: 18 (integer 64)
-- 2: 18 (integer 64)
-- 3: 2 (integer 64)
-- 4: 3 (integer 64)
-- 5: 19 (integer 64)

-- PostgreSQL 13
SELECT substr("phrases"."text", CAST("phrases"."id" - $1 AS integer), CAST(CASE WHEN "phrases"."id" < 0 THEN 0 ELSE "phrases"."id" END AS integer)) FROM "phrases" WHERE "phrases"."id" IN ($2, $3, $4) ORDER BY "phrases"."id"
-- 1: 18 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 19 (integer 64)
