-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE NOT FALSE ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE NOT FALSE ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE NOT FALSE ORDER BY `reminders`.`id`
