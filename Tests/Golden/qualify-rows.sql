-- SQLite 3.40
SELECT "koine_qualified"."koine_1", "koine_qualified"."koine_2" FROM (SELECT "remindersLists"."id" AS "koine_1", "remindersLists"."title" AS "koine_2", max("remindersLists"."title") OVER () AS "koine_3" FROM "remindersLists") AS "koine_qualified" WHERE "koine_qualified"."koine_2" = "koine_qualified"."koine_3"

-- PostgreSQL 13
SELECT "koine_qualified"."koine_1", "koine_qualified"."koine_2" FROM (SELECT "remindersLists"."id" AS "koine_1", "remindersLists"."title" AS "koine_2", max("remindersLists"."title" COLLATE "C") OVER () AS "koine_3" FROM "remindersLists") AS "koine_qualified" WHERE "koine_qualified"."koine_2" = "koine_qualified"."koine_3"

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1`, `koine_qualified`.`koine_2` FROM (SELECT `remindersLists`.`id` AS `koine_1`, `remindersLists`.`title` AS `koine_2`, max(`remindersLists`.`title` COLLATE `utf8mb4_nopad_bin`) OVER () AS `koine_3` FROM `remindersLists`) AS `koine_qualified` WHERE `koine_qualified`.`koine_2` = (`koine_qualified`.`koine_3` COLLATE `utf8mb4_nopad_bin`)
