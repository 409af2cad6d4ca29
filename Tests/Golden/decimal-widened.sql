-- SQLite 3.40
SELECT koine_exact(koine_exact("prices"."amount" * 100) - ?1) FROM "prices" WHERE "prices"."id" <> ?2 ORDER BY "prices"."id"
-- 1: 1 (decimal 4)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT round(CAST("prices"."amount" AS numeric), 4) - $1 FROM "prices" WHERE "prices"."id" <> $2 ORDER BY "prices"."id"
-- 1: 1 (decimal 4)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT CAST(`prices`.`amount` AS DECIMAL(65, 4)) - ? FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 1 (decimal 4)
-- 2: 3 (integer 64)
