-- SQLite 3.40
WITH RECURSIVE "series" ("column1") AS (SELECT "start"."column1" FROM (SELECT ?1 AS "column1") AS "start" UNION ALL SELECT "series"."column1" + ?2 FROM "series" WHERE "series"."column1" <= ?3) SELECT count("series"."column1") FROM "series"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2999 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "series" ("column1") AS (SELECT CAST("start"."column1" AS bigint) FROM (SELECT $1 AS "column1") AS "start" UNION ALL SELECT "series"."column1" + $2 FROM "series" WHERE "series"."column1" <= $3) SELECT count("series"."column1") FROM "series"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2999 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `series` (`column1`) AS (SELECT CAST(`start`.`column1` AS SIGNED) FROM (SELECT ? AS `column1`) AS `start` UNION ALL SELECT `series`.`column1` + ? FROM `series` WHERE `series`.`column1` <= ?) SELECT count(`series`.`column1`) FROM `series`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2999 (integer 64)
