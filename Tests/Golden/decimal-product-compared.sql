-- SQLite 3.40
SELECT "prices"."id" FROM "prices" WHERE "prices"."amount" * "prices"."amount" = ?1
-- 1: 25 (decimal 4)

-- PostgreSQL 13
SELECT "prices"."id" FROM "prices" WHERE "prices"."amount" * "prices"."amount" = $1
-- 1: 25 (decimal 4)

-- MariaDB 10.11
SELECT `prices`.`id` FROM `prices` WHERE `prices`.`amount` * `prices`.`amount` = ?
-- 1: 25 (decimal 4)
