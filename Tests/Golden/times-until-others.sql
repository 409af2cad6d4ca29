-- SQLite 3.40
SELECT (SELECT (((CAST(strftime('%s', substr("koine_operand"."value_2", 1, 19)) AS INTEGER) * 1000000 + CAST(substr("koine_operand"."value_2", 21) AS INTEGER)) - (CAST(strftime('%s', substr("koine_operand"."value", 1, 19)) AS INTEGER) * 1000000 + CAST(substr("koine_operand"."value", 21) AS INTEGER))) / 60000000) FROM (SELECT ('2000-01-01' || ' ' || substr("reminders"."dueDate", 12)) AS "value", ('2000-01-01' || ' ' || ?1) AS "value_2" LIMIT 1) AS "koine_operand"), (SELECT (((CAST(strftime('%s', substr("koine_operand"."value_2", 1, 19)) AS INTEGER) * 1000000 + CAST(substr("koine_operand"."value_2", 21) AS INTEGER)) - (CAST(strftime('%s', substr("koine_operand"."value", 1, 19)) AS INTEGER) * 1000000 + CAST(substr("koine_operand"."value", 21) AS INTEGER))) / 3600000000) FROM (SELECT ('2000-01-01' || ' ' || ?2) AS "value", ('2000-01-01' || ' ' || substr("reminders"."dueDate", 12)) AS "value_2" LIMIT 1) AS "koine_operand"), (SELECT (((CAST(strftime('%s', substr("koine_operand"."value_2", 1, 19)) AS INTEGER) * 1000000 + CAST(substr("koine_operand"."value_2", 21) AS INTEGER)) - (CAST(strftime('%s', substr("koine_operand"."value", 1, 19)) AS INTEGER) * 1000000 + CAST(substr("koine_operand"."value", 21) AS INTEGER)))) FROM (SELECT ('2000-01-01' || ' ' || substr("reminders"."dueDate", 12)) AS "value", ('2000-01-01' || ' ' || substr("reminders"."dueDate", 12)) AS "value_2" LIMIT 1) AS "koine_operand") FROM "reminders" WHERE "reminders"."id" < ?3 ORDER BY "reminders"."id"
-- 1: 10:30:00.000000 (time)
-- 2: 10:30:00.000000 (time)
-- 3: 5 (integer 64)

-- PostgreSQL 13
SELECT (CAST(extract(epoch FROM date_trunc('second', ((CAST('2000-01-01' AS date) + $1) AT TIME ZONE 'UTC') - ((CAST('2000-01-01' AS date) + CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS time)) AT TIME ZONE 'UTC'))) AS bigint) / 60), (CAST(extract(epoch FROM date_trunc('second', ((CAST('2000-01-01' AS date) + CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS time)) AT TIME ZONE 'UTC') - ((CAST('2000-01-01' AS date) + $2) AT TIME ZONE 'UTC'))) AS bigint) / 3600), (((CAST(CAST('x' || encode(timestamptz_send(((CAST('2000-01-01' AS date) + CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS time)) AT TIME ZONE 'UTC')), 'hex') AS bit(64)) AS bigint) + 946684800000000) - (CAST(CAST('x' || encode(timestamptz_send(((CAST('2000-01-01' AS date) + CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS time)) AT TIME ZONE 'UTC')), 'hex') AS bit(64)) AS bigint) + 946684800000000))) FROM "reminders" WHERE "reminders"."id" < $3 ORDER BY "reminders"."id"
-- 1: 10:30:00.000000 (time)
-- 2: 10:30:00.000000 (time)
-- 3: 5 (integer 64)

-- MariaDB 10.11
SELECT TIMESTAMPDIFF(MINUTE, CAST(TIMESTAMP(DATE'2000-01-01', CAST(`reminders`.`dueDate` AS TIME(6))) AS DATETIME(6)), CAST(TIMESTAMP(DATE'2000-01-01', ?) AS DATETIME(6))), TIMESTAMPDIFF(HOUR, CAST(TIMESTAMP(DATE'2000-01-01', ?) AS DATETIME(6)), CAST(TIMESTAMP(DATE'2000-01-01', CAST(`reminders`.`dueDate` AS TIME(6))) AS DATETIME(6))), TIMESTAMPDIFF(MICROSECOND, CAST(TIMESTAMP(DATE'2000-01-01', CAST(`reminders`.`dueDate` AS TIME(6))) AS DATETIME(6)), CAST(TIMESTAMP(DATE'2000-01-01', CAST(`reminders`.`dueDate` AS TIME(6))) AS DATETIME(6))) FROM `reminders` WHERE `reminders`.`id` < ? ORDER BY `reminders`.`id`
-- 1: 10:30:00.000000 (time)
-- 2: 10:30:00.000000 (time)
-- 3: 5 (integer 64)
