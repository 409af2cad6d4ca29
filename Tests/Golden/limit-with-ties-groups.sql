-- SQLite 3.40
SELECT "koine_qualified"."koine_1" FROM (SELECT count("reminders"."id") AS "koine_1", rank() OVER (ORDER BY count("reminders"."id")) AS "koine_2" FROM "reminders" GROUP BY "reminders"."remindersListID") AS "koine_qualified" WHERE "koine_qualified"."koine_2" <= ?1 ORDER BY "koine_qualified"."koine_1"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT count("reminders"."id") FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY count("reminders"."id") FETCH FIRST $1 ROWS WITH TIES
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1` FROM (SELECT count(`reminders`.`id`) AS `koine_1`, rank() OVER (ORDER BY count(`reminders`.`id`)) AS `koine_2` FROM `reminders` GROUP BY `reminders`.`remindersListID`) AS `koine_qualified` WHERE `koine_qualified`.`koine_2` <= ? ORDER BY `koine_qualified`.`koine_1`
-- 1: 1 (integer 64)
