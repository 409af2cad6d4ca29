-- SQLite 3.40
WITH "outside" ("v") AS (SELECT "tags"."reminderID" AS "v" FROM "tags") SELECT DISTINCT "t"."v" FROM "outside" AS "t" WHERE "t"."v" IN (WITH "inner" ("v") AS (SELECT "outside"."v" FROM "outside") SELECT "inner"."v" FROM "inner")

-- PostgreSQL 13
WITH "outside" ("v") AS (SELECT "tags"."reminderID" AS "v" FROM "tags") SELECT DISTINCT "t"."v" FROM "outside" AS "t" WHERE "t"."v" IN (WITH "inner" ("v") AS (SELECT "outside"."v" FROM "outside") SELECT "inner"."v" FROM "inner")

-- MariaDB 10.11
WITH `outside` (`v`) AS (SELECT `tags`.`reminderID` AS `v` FROM `tags`), `inner` (`v`) AS (SELECT `outside`.`v` FROM `outside`) SELECT DISTINCT `t`.`v` FROM `outside` AS `t` WHERE `t`.`v` IN (SELECT `inner`.`v` FROM `inner`)
