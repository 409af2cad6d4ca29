-- SQLite 3.40
SELECT "placeds"."listID", "placeds"."position" FROM (SELECT "koine_qualified"."koine_1" AS "listID", "koine_qualified"."koine_2" AS "position" FROM (SELECT "reminders"."remindersListID" AS "koine_1", row_number() OVER (ORDER BY "reminders"."id") AS "koine_2" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_2" % ?1 = ?2) AS "placeds" ORDER BY "placeds"."position"
-- 1: 2 (integer 64)
-- 2: 0 (integer 64)

-- PostgreSQL 13
SELECT "placeds"."listID", "placeds"."position" FROM (SELECT "koine_qualified"."koine_1" AS "listID", "koine_qualified"."koine_2" AS "position" FROM (SELECT "reminders"."remindersListID" AS "koine_1", row_number() OVER (ORDER BY "reminders"."id") AS "koine_2" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_2" % $1 = $2) AS "placeds" ORDER BY "placeds"."position"
-- 1: 2 (integer 64)
-- 2: 0 (integer 64)

-- MariaDB 10.11
SELECT `placeds`.`listID`, `placeds`.`position` FROM (SELECT `koine_qualified`.`koine_1` AS `listID`, `koine_qualified`.`koine_2` AS `position` FROM (SELECT `reminders`.`remindersListID` AS `koine_1`, row_number() OVER (ORDER BY `reminders`.`id`) AS `koine_2` FROM `reminders`) AS `koine_qualified` WHERE `koine_qualified`.`koine_2` % ? = ?) AS `placeds` ORDER BY `placeds`.`position`
-- 1: 2 (integer 64)
-- 2: 0 (integer 64)
