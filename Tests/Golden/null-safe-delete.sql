-- SQLite 3.40
DELETE FROM "tags" WHERE "tags"."weight" IS NOT DISTINCT FROM "tags"."reminderID" OR "tags"."weight" IS NULL

-- PostgreSQL 13
DELETE FROM "tags" WHERE "tags"."weight" = "tags"."reminderID" OR "tags"."weight" IS NULL

-- MariaDB 10.11
DELETE FROM `tags` WHERE `tags`.`weight` <=> `tags`.`reminderID` OR `tags`.`weight` IS NULL
