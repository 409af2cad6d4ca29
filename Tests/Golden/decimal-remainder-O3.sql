-- SQLite 3.40
SELECT "prices"."amount" % ?1 FROM "prices" WHERE "prices"."id" <> ?2 ORDER BY "prices"."id"
-- 1: 300 (decimal 2)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT "prices"."amount" % $1 FROM "prices" WHERE "prices"."id" <> $2 ORDER BY "prices"."id"
-- 1: 300 (decimal 2)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT (`prices`.`amount` % ? + 0) FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 300 (decimal 2)
-- 2: 3 (integer 64)
