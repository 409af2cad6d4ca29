-- SQLite 3.40
SELECT "koine_qualified"."koine_1" FROM (SELECT "reminders"."id" AS "koine_1", row_number() OVER (ORDER BY "reminders"."id") IN (SELECT "tags"."reminderID" FROM "tags") AS "koine_2" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_2" ORDER BY "koine_qualified"."koine_1"

-- PostgreSQL 13
SELECT "koine_qualified"."koine_1" FROM (SELECT "reminders"."id" AS "koine_1", row_number() OVER (ORDER BY "reminders"."id") IN (SELECT "tags"."reminderID" FROM "tags") AS "koine_2" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_2" ORDER BY "koine_qualified"."koine_1"

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1` FROM (SELECT `reminders`.`id` AS `koine_1`, row_number() OVER (ORDER BY `reminders`.`id`) IN (SELECT `tags`.`reminderID` FROM `tags`) AS `koine_2` FROM `reminders`) AS `koine_qualified` WHERE `koine_qualified`.`koine_2` ORDER BY `koine_qualified`.`koine_1`
