-- SQLite 3.40
SELECT "values"."column2" FROM (SELECT ?1 AS "column1", ?2 AS "column2") AS "values"
-- 1: 1 (integer 64)
-- 2: true (boolean)

-- PostgreSQL 13
SELECT "values"."column2" FROM (SELECT $1 AS "column1", $2 AS "column2") AS "values"
-- 1: 1 (integer 64)
-- 2: true (boolean)

-- MariaDB 10.11
SELECT `values`.`column2` FROM (SELECT ? AS `column1`, ? AS `column2`) AS `values`
-- 1: 1 (integer 64)
-- 2: true (boolean)
