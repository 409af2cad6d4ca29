-- SQLite 3.40
SELECT max(koine_exact("prices"."amount" * 100), "prices"."rate"), min(koine_exact("prices"."amount" * 100), "prices"."rate") FROM "prices" WHERE "prices"."id" <> ?1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT (greatest(ARRAY[round(CAST("prices"."amount" AS numeric), 4)], ARRAY["prices"."rate"]))[1], (least(array_remove(ARRAY["prices"."rate"], NULL), array_remove(ARRAY[round(CAST("prices"."amount" AS numeric), 4)], NULL)))[1] FROM "prices" WHERE "prices"."id" <> $1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT greatest(CAST(`prices`.`amount` AS DECIMAL(65, 4)), `prices`.`rate`), least(`prices`.`rate`, CAST(`prices`.`amount` AS DECIMAL(65, 4))) FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 3 (integer 64)
