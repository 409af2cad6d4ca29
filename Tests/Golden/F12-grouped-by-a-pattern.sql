-- SQLite 3.40
SELECT substr(CAST("reminders"."dueDate" AS TEXT), 1, 7), count("reminders"."id") FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL GROUP BY substr(CAST("reminders"."dueDate" AS TEXT), 1, 7) ORDER BY substr(CAST("reminders"."dueDate" AS TEXT), 1, 7)

-- PostgreSQL 13
SELECT substr(to_char("reminders"."dueDate" AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), CAST(1 AS integer), CAST(7 AS integer)), count("reminders"."id") FROM "reminders" WHERE "reminders"."dueDate" IS NOT NULL GROUP BY substr(to_char("reminders"."dueDate" AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), CAST(1 AS integer), CAST(7 AS integer)) ORDER BY substr(to_char("reminders"."dueDate" AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), CAST(1 AS integer), CAST(7 AS integer)) COLLATE "C" NULLS FIRST

-- MariaDB 10.11
SELECT substring(CAST(CAST(`reminders`.`dueDate` AS DATETIME(6)) AS CHAR), 1, 7), count(`reminders`.`id`) FROM `reminders` WHERE `reminders`.`dueDate` IS NOT NULL GROUP BY substring(CAST(CAST(`reminders`.`dueDate` AS DATETIME(6)) AS CHAR), 1, 7), substring(CAST(CAST(`reminders`.`dueDate` AS DATETIME(6)) AS CHAR), 1, 7) COLLATE `utf8mb4_nopad_bin` ORDER BY substring(CAST(CAST(`reminders`.`dueDate` AS DATETIME(6)) AS CHAR), 1, 7) COLLATE `utf8mb4_nopad_bin`
