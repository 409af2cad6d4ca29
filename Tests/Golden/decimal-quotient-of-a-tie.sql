-- SQLite 3.40
SELECT koine_quotient("prices"."amount", ?1, 4) FROM "prices" WHERE "prices"."id" <> ?2 ORDER BY "prices"."id"
-- 1: 100000 (decimal 0)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT round(div("prices"."amount" * 10000000, $1) * 0.0000001, 6) FROM "prices" WHERE "prices"."id" <> $2 ORDER BY "prices"."id"
-- 1: 100000 (decimal 0)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT round(`prices`.`amount` / ?, 6) FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 100000 (decimal 0)
-- 2: 3 (integer 64)
