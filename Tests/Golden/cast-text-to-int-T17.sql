-- SQLite 3.40
SELECT count(*) FROM "phrases" WHERE CASE WHEN rtrim("phrases"."text", '0123456789') IN ('', '-', '+') AND "phrases"."text" NOT IN ('', '-', '+') AND typeof(CAST("phrases"."text" AS NUMERIC)) = 'integer' THEN CAST("phrases"."text" AS INTEGER) END IS NULL

-- PostgreSQL 13
SELECT count(*) FROM "phrases" WHERE CAST(nullif(nullif(greatest(least(CAST(substring("phrases"."text" FROM '^[-+]?0*[0-9]{1,19}$') AS numeric), 9223372036854775808), -9223372036854775809), 9223372036854775808), -9223372036854775809) AS bigint) IS NULL

-- MariaDB 10.11
SELECT count(*) FROM `phrases` WHERE CAST(nullif(nullif(greatest(least(CAST(nullif(regexp_substr(`phrases`.`text`, '(?s)^[-+]?0*[0-9]{1,19}(?!.)'), '') AS DECIMAL(65, 0)), 9223372036854775808), -9223372036854775809), 9223372036854775808), -9223372036854775809) AS SIGNED) IS NULL
