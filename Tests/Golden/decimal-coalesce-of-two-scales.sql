-- SQLite 3.40
SELECT coalesce("prices"."rate", koine_exact("prices"."amount" * 100)) FROM "prices" WHERE "prices"."id" <> ?1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT coalesce("prices"."rate", round(CAST("prices"."amount" AS numeric), 4)) FROM "prices" WHERE "prices"."id" <> $1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT coalesce(`prices`.`rate`, CAST(`prices`.`amount` AS DECIMAL(65, 4))) FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 3 (integer 64)
