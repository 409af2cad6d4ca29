-- SQLite 3.40
SELECT max("d"."v1") OVER () FROM "tags" AS "t" LEFT JOIN (SELECT 1 AS "v1" FROM "tags" AS "s" WHERE "s"."weight" = 99) AS "d" ON TRUE

-- PostgreSQL 13
SELECT max("d"."v1") OVER () FROM "tags" AS "t" LEFT JOIN (SELECT CAST(1 AS bigint) AS "v1" FROM "tags" AS "s" WHERE "s"."weight" = CAST(99 AS bigint)) AS "d" ON TRUE

-- MariaDB 10.11
SELECT max(`d`.`v1`) OVER () FROM `tags` AS `t` LEFT JOIN (SELECT 1 AS `v1` FROM `tags` AS `s` WHERE `s`.`weight` = 99 LIMIT 9223372036854775807) AS `d` ON TRUE
