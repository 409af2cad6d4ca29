-- SQLite 3.40
SELECT "koine_distinct"."koine_1", "koine_distinct"."koine_2" FROM (SELECT "reminders"."prio" AS "koine_1", "reminders"."id" AS "koine_2", "reminders"."prio" AS "koine_3", "reminders"."id" AS "koine_4", row_number() OVER (PARTITION BY "reminders"."prio" ORDER BY "reminders"."prio", "reminders"."id" DESC) AS "koine_5" FROM "reminders") AS "koine_distinct" WHERE "koine_distinct"."koine_5" = 1 ORDER BY "koine_distinct"."koine_3", "koine_distinct"."koine_4" DESC

-- PostgreSQL 13
SELECT DISTINCT ON ("reminders"."prio") "reminders"."prio", "reminders"."id" FROM "reminders" ORDER BY "reminders"."prio" NULLS FIRST, "reminders"."id" DESC

-- MariaDB 10.11
SELECT `koine_distinct`.`koine_1`, `koine_distinct`.`koine_2` FROM (SELECT `reminders`.`prio` AS `koine_1`, `reminders`.`id` AS `koine_2`, `reminders`.`prio` AS `koine_3`, `reminders`.`id` AS `koine_4`, row_number() OVER (PARTITION BY `reminders`.`prio` ORDER BY `reminders`.`prio`, `reminders`.`id` DESC) AS `koine_5` FROM `reminders`) AS `koine_distinct` WHERE `koine_distinct`.`koine_5` = 1 ORDER BY `koine_distinct`.`koine_3`, `koine_distinct`.`koine_4` DESC
