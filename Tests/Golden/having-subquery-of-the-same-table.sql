-- SQLite 3.40
SELECT "reminders"."remindersListID", koine_sum("reminders"."id") FROM "reminders" GROUP BY "reminders"."remindersListID" HAVING koine_sum("reminders"."id") > (SELECT koine_sum("reminders_2"."id") FROM "reminders" AS "reminders_2" WHERE "reminders_2"."remindersListID" = ?1) ORDER BY "reminders"."remindersListID"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."remindersListID", CAST(sum("reminders"."id") AS bigint) FROM "reminders" GROUP BY "reminders"."remindersListID" HAVING CAST(sum("reminders"."id") AS bigint) > (SELECT CAST(sum("reminders_2"."id") AS bigint) FROM "reminders" AS "reminders_2" WHERE "reminders_2"."remindersListID" = $1) ORDER BY "reminders"."remindersListID"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`remindersListID`, (sum(`reminders`.`id`) DIV 1) FROM `reminders` GROUP BY `reminders`.`remindersListID` HAVING (sum(`reminders`.`id`) DIV 1) > (SELECT (sum(`reminders_2`.`id`) DIV 1) FROM `reminders` AS `reminders_2` WHERE `reminders_2`.`remindersListID` = ?) ORDER BY `reminders`.`remindersListID`
-- 1: 1 (integer 64)
