-- SQLite 3.40
SELECT CASE WHEN (SELECT group_concat("one"."v1", ';') FILTER (WHERE FALSE) FROM (SELECT 'a ' AS "v1") AS "one") IS NULL THEN 1 END FROM "tags" AS "t"

-- PostgreSQL 13
SELECT CASE WHEN (SELECT string_agg("one"."v1", ';') FILTER (WHERE FALSE) FROM (SELECT 'a ' AS "v1") AS "one") IS NULL THEN CAST(1 AS bigint) END FROM "tags" AS "t"

-- MariaDB 10.11
SELECT CASE WHEN (SELECT CASE WHEN count(CASE WHEN FALSE THEN `one`.`v1` END) > 0 THEN group_concat(CASE WHEN FALSE THEN `one`.`v1` END SEPARATOR ';') END FROM (SELECT 'a ' AS `v1`) AS `one`) IS NULL THEN 1 END FROM `tags` AS `t`
