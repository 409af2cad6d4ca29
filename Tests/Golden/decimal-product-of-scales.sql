-- SQLite 3.40
SELECT koine_exact("prices"."amount" * coalesce("prices"."rate", ?1)) FROM "prices" WHERE "prices"."id" <> ?2 ORDER BY "prices"."id"
-- 1: 0 (decimal 4)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT "prices"."amount" * coalesce("prices"."rate", $1) FROM "prices" WHERE "prices"."id" <> $2 ORDER BY "prices"."id"
-- 1: 0 (decimal 4)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT `prices`.`amount` * coalesce(`prices`.`rate`, ?) FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 0 (decimal 4)
-- 2: 3 (integer 64)
