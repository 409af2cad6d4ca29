-- SQLite 3.40
SELECT "koine_qualified"."koine_1", "koine_qualified"."koine_2" FROM (SELECT "reminders"."remindersListID" AS "koine_1", count("reminders"."id") AS "koine_2", rank() OVER (ORDER BY sum("reminders"."score") DESC) AS "koine_3", count("reminders"."id") > ?1 AS "koine_4" FROM "reminders" GROUP BY "reminders"."remindersListID" HAVING count("reminders"."id") > ?2) AS "koine_qualified" WHERE "koine_qualified"."koine_3" = ?3 AND "koine_qualified"."koine_4"
-- 1: 2 (integer 64)
-- 2: 0 (integer 64)
-- 3: 1 (integer 64)

-- PostgreSQL 13
SELECT "koine_qualified"."koine_1", "koine_qualified"."koine_2" FROM (SELECT "reminders"."remindersListID" AS "koine_1", count("reminders"."id") AS "koine_2", rank() OVER (ORDER BY sum("reminders"."score") DESC NULLS LAST) AS "koine_3", count("reminders"."id") > $1 AS "koine_4" FROM "reminders" GROUP BY "reminders"."remindersListID" HAVING count("reminders"."id") > $2) AS "koine_qualified" WHERE "koine_qualified"."koine_3" = $3 AND "koine_qualified"."koine_4"
-- 1: 2 (integer 64)
-- 2: 0 (integer 64)
-- 3: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1`, `koine_qualified`.`koine_2` FROM (SELECT `koine_groups`.`koine_1` AS `koine_1`, `koine_groups`.`koine_2` AS `koine_2`, rank() OVER (ORDER BY `koine_groups`.`koine_3` DESC) AS `koine_3`, `koine_groups`.`koine_2` > ? AS `koine_4` FROM (SELECT `reminders`.`remindersListID` AS `koine_1`, count(`reminders`.`id`) AS `koine_2`, sum(`reminders`.`score`) AS `koine_3` FROM `reminders` GROUP BY `reminders`.`remindersListID`) AS `koine_groups` WHERE `koine_groups`.`koine_2` > ?) AS `koine_qualified` WHERE `koine_qualified`.`koine_3` = ? AND `koine_qualified`.`koine_4`
-- 1: 2 (integer 64)
-- 2: 0 (integer 64)
-- 3: 1 (integer 64)
