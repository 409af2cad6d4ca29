-- SQLite 3.40
SELECT "placeds"."listID", "placeds"."position" FROM (SELECT "reminders"."remindersListID" AS "listID", row_number() OVER (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."id") AS "position" FROM "reminders") AS "placeds" WHERE "placeds"."position" <= ?1 ORDER BY "placeds"."listID"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "placeds"."listID", "placeds"."position" FROM (SELECT "reminders"."remindersListID" AS "listID", row_number() OVER (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."id") AS "position" FROM "reminders") AS "placeds" WHERE "placeds"."position" <= $1 ORDER BY "placeds"."listID"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `placeds`.`listID`, `placeds`.`position` FROM (SELECT `reminders`.`remindersListID` AS `listID`, row_number() OVER (PARTITION BY `reminders`.`remindersListID` ORDER BY `reminders`.`id`) AS `position` FROM `reminders`) AS `placeds` WHERE `placeds`.`position` <= ? ORDER BY `placeds`.`listID`
-- 1: 1 (integer 64)
