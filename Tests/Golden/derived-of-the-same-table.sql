-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE EXISTS (SELECT 1 FROM (SELECT "reminders_2"."prio" AS "column1", "reminders_2"."id" AS "column2" FROM "reminders" AS "reminders_2") AS "reminders_3" WHERE "reminders_3"."column1" = "reminders"."prio" AND "reminders_3"."column2" <> "reminders"."id") ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE EXISTS (SELECT 1 FROM (SELECT "reminders_2"."prio" AS "column1", "reminders_2"."id" AS "column2" FROM "reminders" AS "reminders_2") AS "reminders_3" WHERE "reminders_3"."column1" = "reminders"."prio" AND "reminders_3"."column2" <> "reminders"."id") ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE EXISTS (SELECT 1 FROM (SELECT `reminders_2`.`prio` AS `column1`, `reminders_2`.`id` AS `column2` FROM `reminders` AS `reminders_2`) AS `reminders_3` WHERE `reminders_3`.`column1` = `reminders`.`prio` AND `reminders_3`.`column2` <> `reminders`.`id`) ORDER BY `reminders`.`id`
