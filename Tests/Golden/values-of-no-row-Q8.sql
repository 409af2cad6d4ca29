-- SQLite 3.40
SELECT "values"."column1" FROM (SELECT NULL AS "column1", NULL AS "column2" WHERE FALSE) AS "values"

-- PostgreSQL 13
SELECT "values"."column1" FROM (SELECT NULL AS "column1", NULL AS "column2" WHERE FALSE) AS "values"

-- MariaDB 10.11
SELECT `values`.`column1` FROM (SELECT NULL AS `column1`, NULL AS `column2` WHERE FALSE) AS `values`
