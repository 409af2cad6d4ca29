-- SQLite 3.40
SELECT "reminders"."id", count("reminders"."id") OVER (ORDER BY (CAST(julianday(substr("reminders"."dueDate", 1, 10)) - julianday('1970-01-01') AS INTEGER)) RANGE BETWEEN 4719 PRECEDING AND 0 FOLLOWING), count("reminders"."id") OVER (ORDER BY (CAST(julianday(substr("reminders"."dueDate", 1, 10)) - julianday('1970-01-01') AS INTEGER)) RANGE BETWEEN CURRENT ROW AND 4720 FOLLOWING) FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", count("reminders"."id") OVER (ORDER BY (CAST(CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS date) - CAST('1970-01-01' AS date) AS bigint)) NULLS FIRST RANGE BETWEEN 4719 PRECEDING AND 0 FOLLOWING), count("reminders"."id") OVER (ORDER BY (CAST(CAST("reminders"."dueDate" AT TIME ZONE 'UTC' AS date) - CAST('1970-01-01' AS date) AS bigint)) NULLS FIRST RANGE BETWEEN CURRENT ROW AND 4720 FOLLOWING) FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id`, count(`reminders`.`id`) OVER (ORDER BY CAST(TIMESTAMPDIFF(DAY, DATE'1970-01-01', CAST(`reminders`.`dueDate` AS DATE)) AS DECIMAL(20, 0)) RANGE BETWEEN 4719 PRECEDING AND 0 FOLLOWING), count(`reminders`.`id`) OVER (ORDER BY CAST(TIMESTAMPDIFF(DAY, DATE'1970-01-01', CAST(`reminders`.`dueDate` AS DATE)) AS DECIMAL(20, 0)) RANGE BETWEEN CURRENT ROW AND 4720 FOLLOWING) FROM `reminders` ORDER BY `reminders`.`id`
