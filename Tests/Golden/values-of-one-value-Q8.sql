-- SQLite 3.40
SELECT "values"."column1" FROM (VALUES (?1), (?2), (?3)) AS "values" WHERE "values"."column1" > ?4 ORDER BY "values"."column1"
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 1 (integer 64)

-- PostgreSQL 13
SELECT "values"."column1" FROM (VALUES ($1), ($2), ($3)) AS "values" WHERE "values"."column1" > $4 ORDER BY "values"."column1"
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 1 (integer 64)

-- MariaDB 10.11
SELECT `values`.`column1` FROM (SELECT ? AS `column1` UNION ALL SELECT ? AS `column1` UNION ALL SELECT ? AS `column1`) AS `values` WHERE `values`.`column1` > ? ORDER BY `values`.`column1`
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 1 (integer 64)
