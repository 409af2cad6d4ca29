-- SQLite 3.40
SELECT "prices"."id" FROM "prices" WHERE "prices"."amount" = ?1 OR "prices"."rate" = ?2
-- 1: 10 (decimal 2)
-- 2: 725 (decimal 4)

-- PostgreSQL 13
SELECT "prices"."id" FROM "prices" WHERE "prices"."amount" = $1 OR "prices"."rate" = $2
-- 1: 10 (decimal 2)
-- 2: 725 (decimal 4)

-- MariaDB 10.11
SELECT `prices`.`id` FROM `prices` WHERE `prices`.`amount` = ? OR `prices`.`rate` = ?
-- 1: 10 (decimal 2)
-- 2: 725 (decimal 4)
