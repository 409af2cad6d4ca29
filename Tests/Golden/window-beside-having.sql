-- SQLite 3.40
SELECT "tags"."reminderID", row_number() OVER (ORDER BY "tags"."reminderID") FROM "tags" JOIN "reminders" ON "tags"."reminderID" <= "reminders"."id" GROUP BY "tags"."reminderID" HAVING count(DISTINCT "reminders"."prio") > ?1 ORDER BY "tags"."reminderID"
-- 1: 0 (integer 64)

-- PostgreSQL 13
SELECT "tags"."reminderID", row_number() OVER (ORDER BY "tags"."reminderID") FROM "tags" JOIN "reminders" ON "tags"."reminderID" <= "reminders"."id" GROUP BY "tags"."reminderID" HAVING count(DISTINCT "reminders"."prio") > $1 ORDER BY "tags"."reminderID"
-- 1: 0 (integer 64)

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1`, row_number() OVER (ORDER BY `koine_groups`.`koine_1`) FROM (SELECT `tags`.`reminderID` AS `koine_1`, count(DISTINCT `reminders`.`prio`) AS `koine_2` FROM `tags` JOIN `reminders` ON `tags`.`reminderID` <= `reminders`.`id` GROUP BY `tags`.`reminderID`) AS `koine_groups` WHERE `koine_groups`.`koine_2` > ? ORDER BY `koine_groups`.`koine_1`
-- 1: 0 (integer 64)
