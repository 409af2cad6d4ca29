-- SQLite 3.40
SELECT "d"."v1" FROM (SELECT 1 AS "v1" FROM (SELECT 2 AS "v1" FROM "tags" AS "t") AS "e" JOIN (SELECT max("s"."id") AS "v1" FROM "tags" AS "s") AS "f" ON TRUE GROUP BY "f"."v1", "e"."v1") AS "d" WHERE "d"."v1" = 1

-- PostgreSQL 13
SELECT "d"."v1" FROM (SELECT CAST(1 AS bigint) AS "v1" FROM (SELECT CAST(2 AS bigint) AS "v1" FROM "tags" AS "t") AS "e" JOIN (SELECT max("s"."id") AS "v1" FROM "tags" AS "s") AS "f" ON TRUE GROUP BY "f"."v1", "e"."v1") AS "d" WHERE "d"."v1" = CAST(1 AS bigint)

-- MariaDB 10.11
SELECT `d`.`v1` FROM (SELECT 1 AS `v1` FROM (SELECT 2 AS `v1` FROM `tags` AS `t`) AS `e` JOIN (SELECT max(`s`.`id`) AS `v1` FROM `tags` AS `s`) AS `f` ON TRUE GROUP BY `f`.`v1`, `e`.`v1`) AS `d` WHERE `d`.`v1` = 1
