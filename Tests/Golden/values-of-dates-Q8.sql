-- SQLite 3.40
SELECT "values"."column2" FROM (VALUES (?1, ?2), (?3, ?4)) AS "values" ORDER BY "values"."column1"
-- 1: 2013-01-31 00:00:00.000000 (timestamp)
-- 2: 1 (integer 64)
-- 3: 2000-02-29 00:00:00.123456 (timestamp)
-- 4: 2 (integer 64)

-- PostgreSQL 13
SELECT "values"."column2" FROM (VALUES ($1, $2), ($3, $4)) AS "values" ORDER BY "values"."column1"
-- 1: 2013-01-31 00:00:00.000000 (timestamp)
-- 2: 1 (integer 64)
-- 3: 2000-02-29 00:00:00.123456 (timestamp)
-- 4: 2 (integer 64)

-- MariaDB 10.11
SELECT `values`.`column2` FROM (SELECT ? AS `column1`, ? AS `column2` UNION ALL SELECT ? AS `column1`, ? AS `column2`) AS `values` ORDER BY `values`.`column1`
-- 1: 2013-01-31 00:00:00.000000 (timestamp)
-- 2: 1 (integer 64)
-- 3: 2000-02-29 00:00:00.123456 (timestamp)
-- 4: 2 (integer 64)
