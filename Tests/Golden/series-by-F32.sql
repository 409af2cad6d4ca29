-- SQLite 3.40
WITH RECURSIVE "series" ("column1") AS (SELECT "start"."column1" FROM (SELECT ?1 AS "column1") AS "start" UNION ALL SELECT "series"."column1" + ?2 FROM "series" WHERE "series"."column1" <= ?3) SELECT "series"."column1" FROM "series" ORDER BY "series"."column1"
-- 1: 1 (integer 64)
-- 2: 4 (integer 64)
-- 3: 6 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "series" ("column1") AS (SELECT CAST("start"."column1" AS bigint) FROM (SELECT $1 AS "column1") AS "start" UNION ALL SELECT "series"."column1" + $2 FROM "series" WHERE "series"."column1" <= $3) SELECT "series"."column1" FROM "series" ORDER BY "series"."column1" NULLS FIRST
-- 1: 1 (integer 64)
-- 2: 4 (integer 64)
-- 3: 6 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `series` (`column1`) AS (SELECT CAST(`start`.`column1` AS SIGNED) FROM (SELECT ? AS `column1`) AS `start` UNION ALL SELECT `series`.`column1` + ? FROM `series` WHERE `series`.`column1` <= ?) SELECT `series`.`column1` FROM `series` ORDER BY `series`.`column1`
-- 1: 1 (integer 64)
-- 2: 4 (integer 64)
-- 3: 6 (integer 64)
