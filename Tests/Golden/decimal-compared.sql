-- SQLite 3.40
SELECT "prices"."id" FROM "prices" WHERE "prices"."amount" > ?1
-- 1: 999 (decimal 2)

-- PostgreSQL 13
SELECT "prices"."id" FROM "prices" WHERE "prices"."amount" > $1
-- 1: 999 (decimal 2)

-- MariaDB 10.11
SELECT `prices`.`id` FROM `prices` WHERE `prices`.`amount` > ?
-- 1: 999 (decimal 2)
