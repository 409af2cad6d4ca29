-- SQLite 3.40
SELECT "reminders"."id", max(CASE WHEN "reminders"."isCompleted" THEN "reminders"."id" END) OVER (ORDER BY "reminders"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW), min(CASE WHEN NOT "reminders"."isCompleted" THEN "reminders"."title" END) OVER (ORDER BY "reminders"."id" ROWS BETWEEN CURRENT ROW AND 1 FOLLOWING) FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", max("reminders"."id") FILTER (WHERE "reminders"."isCompleted") OVER (ORDER BY "reminders"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW), min("reminders"."title" COLLATE "C") FILTER (WHERE NOT "reminders"."isCompleted") OVER (ORDER BY "reminders"."id" ROWS BETWEEN CURRENT ROW AND 1 FOLLOWING) FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id`, max(CASE WHEN `reminders`.`isCompleted` THEN `reminders`.`id` END) OVER (ORDER BY `reminders`.`id` ROWS BETWEEN 1 PRECEDING AND CURRENT ROW), min(CASE WHEN `reminders`.`isCompleted` = FALSE THEN `reminders`.`title` END COLLATE `utf8mb4_nopad_bin`) OVER (ORDER BY `reminders`.`id` ROWS BETWEEN CURRENT ROW AND 1 FOLLOWING) FROM `reminders` ORDER BY `reminders`.`id`
