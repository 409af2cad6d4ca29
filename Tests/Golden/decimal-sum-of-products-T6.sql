-- SQLite 3.40
SELECT koine_sum(koine_exact("prices"."amount" * "prices"."amount")) FROM "prices" WHERE "prices"."id" <> ?1
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT sum("prices"."amount" * "prices"."amount") FROM "prices" WHERE "prices"."id" <> $1
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT sum(`prices`.`amount` * `prices`.`amount`) FROM `prices` WHERE `prices`.`id` <> ?
-- 1: 3 (integer 64)
