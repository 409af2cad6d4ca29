-- SQLite 3.40
WITH "loads" ("listID", "reminders", "worst") AS (SELECT "tags"."reminderID", "tags"."id", "tags"."weight" FROM "tags") SELECT count(*) FROM (SELECT DISTINCT "loads"."listID", "loads"."reminders", "loads"."worst" FROM "loads") AS "rows"

-- PostgreSQL 13
WITH "loads" ("listID", "reminders", "worst") AS (SELECT "tags"."reminderID", "tags"."id", "tags"."weight" FROM "tags") SELECT count(*) FROM (SELECT DISTINCT "loads"."listID", "loads"."reminders", "loads"."worst" FROM "loads") AS "rows"

-- MariaDB 10.11
WITH `loads` (`listID`, `reminders`, `worst`) AS (SELECT `tags`.`reminderID`, `tags`.`id`, `tags`.`weight` FROM `tags`) SELECT count(*) FROM (SELECT DISTINCT `loads`.`listID`, `loads`.`reminders`, `loads`.`worst` FROM `loads`) AS `rows`
