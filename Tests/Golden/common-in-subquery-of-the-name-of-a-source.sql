-- SQLite 3.40
WITH "outside" ("v") AS (SELECT "tags"."reminderID" AS "v" FROM "tags") SELECT DISTINCT "t"."v" FROM "outside" AS "t" WHERE "t"."v" IN (WITH "t" ("v") AS (SELECT "outside"."v" FROM "outside") SELECT "t"."v" FROM "t")

-- PostgreSQL 13
WITH "outside" ("v") AS (SELECT "tags"."reminderID" AS "v" FROM "tags") SELECT DISTINCT "t"."v" FROM "outside" AS "t" WHERE "t"."v" IN (WITH "t" ("v") AS (SELECT "outside"."v" FROM "outside") SELECT "t"."v" FROM "t")

-- MariaDB 10.11
WITH `outside` (`v`) AS (SELECT `tags`.`reminderID` AS `v` FROM `tags`), `t_2` (`v`) AS (SELECT `outside`.`v` FROM `outside`) SELECT DISTINCT `t`.`v` FROM `outside` AS `t` WHERE `t`.`v` IN (SELECT `t`.`v` FROM `t_2` AS `t`)
