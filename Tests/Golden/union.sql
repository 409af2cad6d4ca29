-- SQLite 3.40
SELECT "tags"."weight" FROM "tags" UNION SELECT "reminders"."prio" FROM "reminders"

-- PostgreSQL 13
SELECT "tags"."weight" FROM "tags" UNION SELECT "reminders"."prio" FROM "reminders"

-- MariaDB 10.11
SELECT `tags`.`weight` FROM `tags` UNION SELECT `reminders`.`prio` FROM `reminders`
