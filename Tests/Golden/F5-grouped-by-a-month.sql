-- SQLite 3.40
SELECT CAST(substr((substr("reminders"."dueDate", 1, 7) || '-01 00:00:00.000000'), 1, 4) AS INTEGER), count("reminders"."id") FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL GROUP BY (substr("reminders"."dueDate", 1, 7) || '-01 00:00:00.000000') ORDER BY (substr("reminders"."dueDate", 1, 7) || '-01 00:00:00.000000')

-- PostgreSQL 13
SELECT CAST(extract(year FROM (date_trunc('month', "reminders"."dueDate" AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') AS bigint), count("reminders"."id") FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL GROUP BY (date_trunc('month', "reminders"."dueDate" AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') ORDER BY (date_trunc('month', "reminders"."dueDate" AT TIME ZONE 'UTC') AT TIME ZONE 'UTC') NULLS FIRST

-- MariaDB 10.11
SELECT YEAR(CAST(DATE_FORMAT(`reminders`.`dueDate`, '%Y-%m-01', 'en_US') AS DATETIME(6))), count(`reminders`.`id`) FROM `reminders` WHERE `reminders`.`dueDate` IS NOT NULL GROUP BY CAST(DATE_FORMAT(`reminders`.`dueDate`, '%Y-%m-01', 'en_US') AS DATETIME(6)) ORDER BY CAST(DATE_FORMAT(`reminders`.`dueDate`, '%Y-%m-01', 'en_US') AS DATETIME(6))
