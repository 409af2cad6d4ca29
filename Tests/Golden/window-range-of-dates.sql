-- SQLite 3.40
SELECT "reminders"."id", count("reminders"."id") OVER (ORDER BY CAST(strftime('%s', substr("reminders"."dueDate", 1, 19)) AS INTEGER) RANGE BETWEEN 5184000 PRECEDING AND CURRENT ROW) FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", count("reminders"."id") OVER (ORDER BY CAST(extract(epoch FROM date_trunc('second', "reminders"."dueDate" AT TIME ZONE 'UTC')) AS bigint) NULLS FIRST RANGE BETWEEN 5184000 PRECEDING AND CURRENT ROW) FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id`, count(`reminders`.`id`) OVER (ORDER BY CAST(TIMESTAMPDIFF(SECOND, '1970-01-01', CAST(`reminders`.`dueDate` AS DATETIME)) AS DECIMAL(20, 0)) RANGE BETWEEN 5184000 PRECEDING AND CURRENT ROW) FROM `reminders` ORDER BY `reminders`.`id`
