-- SQLite 3.40
SELECT "reminders"."id", koine_sum("reminders"."id") OVER (ORDER BY "reminders"."id" ROWS BETWEEN 2 PRECEDING AND CURRENT ROW), koine_sum("reminders"."id") OVER (ORDER BY "reminders"."id" ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING), koine_sum("reminders"."id") OVER (ORDER BY "reminders"."id" ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING) FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", CAST(sum("reminders"."id") OVER (ORDER BY "reminders"."id" ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) AS bigint), CAST(sum("reminders"."id") OVER (ORDER BY "reminders"."id" ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS bigint), CAST(sum("reminders"."id") OVER (ORDER BY "reminders"."id" ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING) AS bigint) FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id`, (sum(`reminders`.`id`) OVER (ORDER BY `reminders`.`id` ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) DIV 1), (sum(`reminders`.`id`) OVER (ORDER BY `reminders`.`id` ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) DIV 1), (sum(`reminders`.`id`) OVER (ORDER BY `reminders`.`id` ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING) DIV 1) FROM `reminders` ORDER BY `reminders`.`id`
