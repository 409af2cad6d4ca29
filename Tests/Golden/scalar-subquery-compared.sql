-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."prio" = (SELECT max("reminders_2"."prio") FROM "reminders" AS "reminders_2") ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."prio" = (SELECT max("reminders_2"."prio") FROM "reminders" AS "reminders_2") ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`prio` = (SELECT max(`reminders_2`.`prio`) FROM `reminders` AS `reminders_2`) ORDER BY `reminders`.`id`
