-- SQLite 3.40
SELECT "reminders"."id", rank() OVER (ORDER BY "reminders"."title") FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", rank() OVER (ORDER BY "reminders"."title" COLLATE "C") FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id`, rank() OVER (ORDER BY `reminders`.`title` COLLATE `utf8mb4_nopad_bin`) FROM `reminders` ORDER BY `reminders`.`id`
