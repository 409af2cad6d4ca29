-- SQLite 3.40
SELECT koine_exact(koine_exact("prices"."amount" * 100) + "prices"."rate"), koine_exact("prices"."rate" - koine_exact("prices"."amount" * 100)) FROM "prices" WHERE "prices"."id" <> ?1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "prices"."amount" + "prices"."rate", "prices"."rate" - "prices"."amount" FROM "prices" WHERE "prices"."id" <> $1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `prices`.`amount` + `prices`.`rate`, `prices`.`rate` - `prices`.`amount` FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 3 (integer 64)
