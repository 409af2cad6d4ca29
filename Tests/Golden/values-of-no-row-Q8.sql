-- SQLite 3.40
SELECT "values"."column1" FROM (SELECT CAST(NULL AS INTEGER) AS "column1", CAST(NULL AS TEXT) AS "column2" WHERE FALSE) AS "values"

-- PostgreSQL 13
SELECT "values"."column1" FROM (SELECT CAST(NULL AS bigint) AS "column1", CAST(NULL AS text) AS "column2" WHERE FALSE) AS "values"

-- MariaDB 10.11
SELECT `values`.`column1` FROM (SELECT CAST(NULL AS SIGNED) AS `column1`, coalesce(NULL, CAST(NULL AS CHAR(4000000))) AS `column2` WHERE FALSE) AS `values`
