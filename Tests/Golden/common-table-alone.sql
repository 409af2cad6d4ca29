-- SQLite 3.40
WITH "loads" ("listID", "reminders", "worst") AS (SELECT "tags"."reminderID", "tags"."id", "tags"."weight" FROM "tags") SELECT "loads"."listID", "loads"."reminders", "loads"."worst" FROM "loads" WHERE "loads"."worst" > ?1
-- 1: 0 (integer 64)

-- PostgreSQL 13
WITH "loads" ("listID", "reminders", "worst") AS (SELECT "tags"."reminderID", "tags"."id", "tags"."weight" FROM "tags") SELECT "loads"."listID", "loads"."reminders", "loads"."worst" FROM "loads" WHERE "loads"."worst" > $1
-- 1: 0 (integer 64)

-- MariaDB 10.11
WITH `loads` (`listID`, `reminders`, `worst`) AS (SELECT `tags`.`reminderID`, `tags`.`id`, `tags`.`weight` FROM `tags`) SELECT `loads`.`listID`, `loads`.`reminders`, `loads`.`worst` FROM `loads` WHERE `loads`.`worst` > ?
-- 1: 0 (integer 64)
