-- SQLite 3.40
SELECT koine_integer(CAST("samples"."n" AS TEXT) || ?1, -9223372036854775808, 9223372036854775807) + CAST("samples"."flag" AS INTEGER) FROM "samples" WHERE "samples"."id" < ?2 ORDER BY "samples"."id"
-- 1: '0' (text)
-- 2: 4 (integer 64)

-- PostgreSQL 13
SELECT CAST(nullif(nullif(greatest(least(CAST(substring((CAST("samples"."n" AS text) || $1) FROM '^[-+]?0*[0-9]{1,19}$') AS numeric), 9223372036854775808), -9223372036854775809), 9223372036854775808), -9223372036854775809) AS bigint) + CAST(CAST("samples"."flag" AS integer) AS bigint) FROM "samples" WHERE "samples"."id" < $2 ORDER BY "samples"."id"
-- 1: '0' (text)
-- 2: 4 (integer 64)

-- MariaDB 10.11
SELECT CAST(nullif(nullif(greatest(least(CAST(nullif(regexp_substr(concat(CAST(`samples`.`n` AS CHAR(20)), ?), '(?s)^[-+]?0*[0-9]{1,19}(?!.)'), '') AS DECIMAL(65, 0)), 9223372036854775808), -9223372036854775809), 9223372036854775808), -9223372036854775809) AS SIGNED) + CAST(`samples`.`flag` AS SIGNED) FROM `samples` WHERE `samples`.`id` < ? ORDER BY `samples`.`id`
-- 1: '0' (text)
-- 2: 4 (integer 64)
