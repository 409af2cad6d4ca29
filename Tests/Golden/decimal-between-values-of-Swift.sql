-- SQLite 3.40
SELECT "prices"."id" FROM "prices" WHERE "prices"."amount" BETWEEN ?1 AND ?2
-- 1: 0 (decimal 2)
-- 2: 1000 (decimal 2)

-- PostgreSQL 13
SELECT "prices"."id" FROM "prices" WHERE "prices"."amount" BETWEEN $1 AND $2
-- 1: 0 (decimal 2)
-- 2: 1000 (decimal 2)

-- MariaDB 10.11
SELECT `prices`.`id` FROM `prices` WHERE `prices`.`amount` BETWEEN ? AND ?
-- 1: 0 (decimal 2)
-- 2: 1000 (decimal 2)
