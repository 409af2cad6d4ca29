-- SQLite 3.40
SELECT CASE WHEN "samples"."flag" THEN 'true' WHEN NOT "samples"."flag" THEN 'false' END FROM "samples" WHERE "samples"."id" < ?1 ORDER BY "samples"."id"
-- 1: 4 (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN "samples"."flag" THEN 'true' WHEN NOT "samples"."flag" THEN 'false' END FROM "samples" WHERE "samples"."id" < $1 ORDER BY "samples"."id"
-- 1: 4 (integer 64)
