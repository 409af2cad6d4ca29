-- SQLite 3.40
SELECT "reminders"."id", ntile(4) OVER (ORDER BY "reminders"."id"), ntile(10) OVER (ORDER BY "reminders"."id" DESC) FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", ntile(4) OVER (ORDER BY "reminders"."id"), ntile(10) OVER (ORDER BY "reminders"."id" DESC) FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id`, ntile(4) OVER (ORDER BY `reminders`.`id`), ntile(10) OVER (ORDER BY `reminders`.`id` DESC) FROM `reminders` ORDER BY `reminders`.`id`
