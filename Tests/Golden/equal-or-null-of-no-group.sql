-- SQLite 3.40
SELECT "t"."id" FROM "tags" AS "t" JOIN (SELECT max("s"."id") AS "v1" FROM "tags" AS "s" WHERE "s"."id" = ?1) AS "d" ON "t"."weight" IS NOT DISTINCT FROM "d"."v1"
-- 1: NULL (integer 64)

-- PostgreSQL 13
SELECT "t"."id" FROM "tags" AS "t" JOIN (SELECT max("s"."id") AS "v1" FROM "tags" AS "s" WHERE "s"."id" = $1) AS "d" ON "t"."weight" = "d"."v1" OR "t"."weight" IS NULL AND "d"."v1" IS NULL
-- 1: NULL (integer 64)

-- MariaDB 10.11
SELECT `t`.`id` FROM `tags` AS `t` JOIN (SELECT max(`s`.`id`) AS `v1` FROM `tags` AS `s` WHERE `s`.`id` = ?) AS `d` ON `t`.`weight` <=> `d`.`v1`
-- 1: NULL (integer 64)
