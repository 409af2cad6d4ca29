-- SQLite 3.40
SELECT count(*) FROM (SELECT "tags"."weight" FROM "tags" UNION SELECT "reminders"."prio" FROM "reminders") AS "rows"

-- PostgreSQL 13
SELECT count(*) FROM (SELECT "tags"."weight" FROM "tags" UNION SELECT "reminders"."prio" FROM "reminders") AS "rows"

-- MariaDB 10.11
SELECT count(*) FROM (SELECT `tags`.`weight` FROM `tags` UNION SELECT `reminders`.`prio` FROM `reminders`) AS `rows`
