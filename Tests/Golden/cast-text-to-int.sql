-- SQLite 3.40
SELECT count(*) FROM "phrases" WHERE CASE WHEN rtrim("phrases"."text", '0123456789') IN ('', '-', '+') AND "phrases"."text" NOT IN ('', '-', '+') AND typeof(CAST("phrases"."text" AS NUMERIC)) = 'integer' THEN CAST("phrases"."text" AS INTEGER) END IS NULL

-- PostgreSQL 13
SELECT count(*) FROM "phrases" WHERE CASE WHEN "phrases"."text" ~ '^[-+]?0*[0-9]{1,19}$' THEN CASE WHEN CAST("phrases"."text" AS numeric) BETWEEN -9223372036854775808 AND 9223372036854775807 THEN CAST("phrases"."text" AS bigint) END END IS NULL
