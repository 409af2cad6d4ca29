-- SQLite 3.40
SELECT CAST(nullif(nullif(max(min("samples"."x", 256.0), -1.0), 256.0), -1.0) AS INTEGER), CAST(nullif(nullif(max(min("samples"."x", 128.0), -129.0), 128.0), -129.0) AS INTEGER), CAST(nullif(nullif(max(min("samples"."x", 9223372036854775808.0), -1.0), 9223372036854775808.0), -1.0) AS INTEGER) FROM "samples" WHERE "samples"."x" IS NOT NULL ORDER BY "samples"."id"

-- PostgreSQL 13
SELECT CAST(trunc(nullif(nullif(greatest(least("samples"."x", 256), -1), 256), -1)) AS smallint), CAST(trunc(nullif(nullif(greatest(least("samples"."x", 128), -129), 128), -129)) AS smallint), CAST(trunc(nullif(nullif(greatest(least("samples"."x", 9223372036854775808), -1), 9223372036854775808), -1)) AS bigint) FROM "samples" WHERE "samples"."x" IS NOT NULL ORDER BY "samples"."id"

-- MariaDB 10.11
SELECT CAST((truncate(nullif(nullif(greatest(least(`samples`.`x`, 256e0), -1e0), 256e0), -1e0), 0) + 0e0) AS SIGNED), CAST((truncate(nullif(nullif(greatest(least(`samples`.`x`, 128e0), -129e0), 128e0), -129e0), 0) + 0e0) AS SIGNED), CAST((truncate(nullif(nullif(greatest(least(`samples`.`x`, 9223372036854775808e0), -1e0), 9223372036854775808e0), -1e0), 0) + 0e0) AS SIGNED) FROM `samples` WHERE `samples`.`x` IS NOT NULL ORDER BY `samples`.`id`
