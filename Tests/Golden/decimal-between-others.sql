-- SQLite 3.40
SELECT koine_exact("prices"."amount" * 100) BETWEEN "prices"."rate" AND (koine_exact("prices"."count" * 10000)) FROM "prices" WHERE "prices"."id" <> ?1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "prices"."amount" BETWEEN "prices"."rate" AND "prices"."count" FROM "prices" WHERE "prices"."id" <> $1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `prices`.`amount` BETWEEN `prices`.`rate` AND `prices`.`count` FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 3 (integer 64)
