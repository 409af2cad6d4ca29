-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE NOT "samples"."n" IN (SELECT "reminders"."prio" FROM "reminders")

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE NOT "samples"."n" IN (SELECT "reminders"."prio" FROM "reminders")

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE NOT `samples`.`n` IN (SELECT `reminders`.`prio` FROM `reminders`)
