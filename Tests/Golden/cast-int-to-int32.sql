-- SQLite 3.40
SELECT CASE WHEN "samples"."n" BETWEEN -2147483648 AND 2147483647 THEN "samples"."n" END FROM "samples" ORDER BY "samples"."id"

-- PostgreSQL 13
SELECT CASE WHEN "samples"."n" BETWEEN -2147483648 AND 2147483647 THEN CAST("samples"."n" AS integer) END FROM "samples" ORDER BY "samples"."id"
