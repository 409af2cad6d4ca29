-- SQLite 3.40
WITH "series" ("column1") AS (SELECT "start"."column1" FROM (SELECT CAST(NULL AS INTEGER) AS "column1" WHERE FALSE) AS "start") SELECT "series"."column1" FROM "series" ORDER BY "series"."column1"

-- PostgreSQL 13
WITH "series" ("column1") AS (SELECT "start"."column1" FROM (SELECT CAST(NULL AS bigint) AS "column1" WHERE FALSE) AS "start") SELECT "series"."column1" FROM "series" ORDER BY "series"."column1" NULLS FIRST

-- MariaDB 10.11
WITH `series` (`column1`) AS (SELECT `start`.`column1` FROM (SELECT CAST(NULL AS SIGNED) AS `column1` WHERE FALSE) AS `start`) SELECT `series`.`column1` FROM `series` ORDER BY `series`.`column1`
