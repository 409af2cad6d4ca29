-- SQLite 3.40
SELECT (SELECT nullif(max('0001', datetime(substr('1970-01-01 00:00:00.000000', 1, 19), nullif(nullif(max(min("koine_operand"."value", 316000000001), -316000000001), 316000000001), -316000000001) || ' seconds') || substr('1970-01-01 00:00:00.000000', 20)), '0001') FROM (SELECT "reminders"."id" * ?1 AS "value" LIMIT 1) AS "koine_operand") FROM "reminders" WHERE "reminders"."id" <= ?2 ORDER BY "reminders"."id"
-- 1: 946684800 (integer 64)
-- 2: 2 (integer 64)

-- PostgreSQL 13
SELECT ((nullif(nullif(greatest(least(CAST('1970-01-01 00:00:00.000000+00' AS timestamptz) AT TIME ZONE 'UTC' + interval '10000 years' + nullif(nullif(greatest(least("reminders"."id" * $1, 316000000001), -316000000001), 316000000001), -316000000001) * interval '1 second', timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999'), timestamp '20000-01-01'), timestamp '10000-12-31 23:59:59.999999') - interval '10000 years') AT TIME ZONE 'UTC') FROM "reminders" WHERE "reminders"."id" <= $2 ORDER BY "reminders"."id"
-- 1: 946684800 (integer 64)
-- 2: 2 (integer 64)

-- MariaDB 10.11
SELECT (SELECT CASE WHEN TIMESTAMPDIFF(SECOND, '0001-01-01', TIMESTAMP'1970-01-01 00:00:00.000000') + nullif(nullif(greatest(least(`koine_operand`.`value`, 316000000001), -316000000001), 316000000001), -316000000001) BETWEEN 0 AND 315537897599 THEN CAST(CAST(TIMESTAMP'1970-01-01 00:00:00.000000' AS DATETIME(6)) + INTERVAL nullif(nullif(greatest(least(`koine_operand`.`value`, 316000000001), -316000000001), 316000000001), -316000000001) SECOND AS DATETIME(6)) END FROM JSON_TABLE(JSON_ARRAY(`reminders`.`id` * ?), '$' COLUMNS (value BIGINT PATH '$[0]')) AS koine_operand) FROM `reminders` WHERE `reminders`.`id` <= ? ORDER BY `reminders`.`id`
-- 1: 946684800 (integer 64)
-- 2: 2 (integer 64)
