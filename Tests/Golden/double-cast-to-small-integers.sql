-- SQLite 3.40
SELECT CASE WHEN "samples"."x" > -1.0 AND "samples"."x" < 256.0 THEN CAST("samples"."x" AS INTEGER) END, CASE WHEN "samples"."x" > -129.0 AND "samples"."x" < 128.0 THEN CAST("samples"."x" AS INTEGER) END, CASE WHEN "samples"."x" > -1.0 AND "samples"."x" < 9223372036854775808.0 THEN CAST("samples"."x" AS INTEGER) END FROM "samples" WHERE "samples"."x" IS NOT NULL ORDER BY "samples"."id"

-- PostgreSQL 13
SELECT CAST(trunc(NULLIF(greatest(NULLIF(least("samples"."x", 256), 256), -1), -1)) AS smallint), CAST(trunc(NULLIF(greatest(NULLIF(least("samples"."x", 128), 128), -129), -129)) AS smallint), CAST(trunc(NULLIF(greatest(NULLIF(least("samples"."x", 9223372036854775808), 9223372036854775808), -1), -1)) AS bigint) FROM "samples" WHERE "samples"."x" IS NOT NULL ORDER BY "samples"."id"

-- MariaDB 10.11
SELECT CAST(truncate(nullif(nullif(greatest(least(`samples`.`x`, 256e0), -1e0), 256e0), -1e0), 0) AS SIGNED), CAST(truncate(nullif(nullif(greatest(least(`samples`.`x`, 128e0), -129e0), 128e0), -129e0), 0) AS SIGNED), CAST(truncate(nullif(nullif(greatest(least(`samples`.`x`, 9223372036854775808e0), -1e0), 9223372036854775808e0), -1e0), 0) AS SIGNED) FROM `samples` WHERE `samples`.`x` IS NOT NULL ORDER BY `samples`.`id`
