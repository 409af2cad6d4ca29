-- SQLite 3.40
SELECT "prices"."id" FROM "prices" WHERE "prices"."amount" IN (?1, ?2)
-- 1: 1000 (decimal 2)
-- 2: -5 (decimal 2)

-- PostgreSQL 13
SELECT "prices"."id" FROM "prices" WHERE "prices"."amount" IN ($1, $2)
-- 1: 1000 (decimal 2)
-- 2: -5 (decimal 2)

-- MariaDB 10.11
SELECT `prices`.`id` FROM `prices` WHERE `prices`.`amount` IN (?, ?)
-- 1: 1000 (decimal 2)
-- 2: -5 (decimal 2)
