-- SQLite 3.40
SELECT "koine_distinct"."koine_1", "koine_distinct"."koine_2" FROM (SELECT "koine_qualified"."koine_1" AS "koine_1", "koine_qualified"."koine_2" AS "koine_2", "koine_qualified"."koine_1" AS "koine_3", "koine_qualified"."koine_2" AS "koine_4", row_number() OVER (PARTITION BY "koine_qualified"."koine_1" ORDER BY "koine_qualified"."koine_1", "koine_qualified"."koine_2") AS "koine_5" FROM (SELECT "reminders"."remindersListID" AS "koine_1", "reminders"."id" AS "koine_2", row_number() OVER (ORDER BY "reminders"."id") AS "koine_3" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_3" > ?1) AS "koine_distinct" WHERE "koine_distinct"."koine_5" = 1 ORDER BY "koine_distinct"."koine_3", "koine_distinct"."koine_4"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT DISTINCT ON ("koine_qualified"."koine_1") "koine_qualified"."koine_1", "koine_qualified"."koine_2" FROM (SELECT "reminders"."remindersListID" AS "koine_1", "reminders"."id" AS "koine_2", row_number() OVER (ORDER BY "reminders"."id") AS "koine_3" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_3" > $1 ORDER BY "koine_qualified"."koine_1", "koine_qualified"."koine_2"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_distinct`.`koine_1`, `koine_distinct`.`koine_2` FROM (SELECT `koine_qualified`.`koine_1` AS `koine_1`, `koine_qualified`.`koine_2` AS `koine_2`, `koine_qualified`.`koine_1` AS `koine_3`, `koine_qualified`.`koine_2` AS `koine_4`, row_number() OVER (PARTITION BY `koine_qualified`.`koine_1` ORDER BY `koine_qualified`.`koine_1`, `koine_qualified`.`koine_2`) AS `koine_5` FROM (SELECT `reminders`.`remindersListID` AS `koine_1`, `reminders`.`id` AS `koine_2`, row_number() OVER (ORDER BY `reminders`.`id`) AS `koine_3` FROM `reminders`) AS `koine_qualified` WHERE `koine_qualified`.`koine_3` > ?) AS `koine_distinct` WHERE `koine_distinct`.`koine_5` = 1 ORDER BY `koine_distinct`.`koine_3`, `koine_distinct`.`koine_4`
-- 1: 1 (integer 64)
