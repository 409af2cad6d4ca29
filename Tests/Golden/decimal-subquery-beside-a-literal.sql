-- SQLite 3.40
SELECT "prices"."id" FROM "prices" WHERE (SELECT max("prices_2"."amount") FROM "prices" AS "prices_2" WHERE "prices_2"."id" = "prices"."id") >= ?1
-- 1: 999 (decimal 2)

-- PostgreSQL 13
SELECT "prices"."id" FROM "prices" WHERE (SELECT max("prices_2"."amount") FROM "prices" AS "prices_2" WHERE "prices_2"."id" = "prices"."id") >= $1
-- 1: 999 (decimal 2)

-- MariaDB 10.11
SELECT `prices`.`id` FROM `prices` WHERE (SELECT max(`prices_2`.`amount`) FROM `prices` AS `prices_2` WHERE `prices_2`.`id` = `prices`.`id`) >= ?
-- 1: 999 (decimal 2)
