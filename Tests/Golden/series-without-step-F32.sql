-- SQLite 3.40
WITH "series" ("column1") AS (SELECT "start"."column1" FROM (SELECT ?1 AS "column1") AS "start") SELECT "series"."column1" FROM "series" ORDER BY "series"."column1"
-- 1: 3 (integer 64)

-- PostgreSQL 13
WITH "series" ("column1") AS (SELECT "start"."column1" FROM (SELECT $1 AS "column1") AS "start") SELECT "series"."column1" FROM "series" ORDER BY "series"."column1"
-- 1: 3 (integer 64)

-- MariaDB 10.11
WITH `series` (`column1`) AS (SELECT `start`.`column1` FROM (SELECT ? AS `column1`) AS `start`) SELECT `series`.`column1` FROM `series` ORDER BY `series`.`column1`
-- 1: 3 (integer 64)
