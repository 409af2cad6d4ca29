-- SQLite 3.40
SELECT koine_exact("prices"."amount" * 100) BETWEEN min("prices"."rate", koine_exact("prices"."count" * 10000)) AND max(koine_exact("prices"."count" * 10000), "prices"."rate"), koine_exact("prices"."count" * 10000) BETWEEN min("prices"."rate", koine_exact("prices"."amount" * 100)) AND max(koine_exact("prices"."amount" * 100), "prices"."rate") FROM "prices" WHERE "prices"."id" <> ?1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "prices"."amount" BETWEEN (least(array_remove(ARRAY["prices"."count" * CAST('1.0000' AS numeric)], NULL), array_remove(ARRAY["prices"."rate"], NULL)))[1] AND (greatest(ARRAY["prices"."count" * CAST('1.0000' AS numeric)], ARRAY["prices"."rate"]))[1], "prices"."count" BETWEEN (least(array_remove(ARRAY["prices"."amount" * CAST('1.00' AS numeric)], NULL), array_remove(ARRAY["prices"."rate"], NULL)))[1] AND (greatest(ARRAY["prices"."amount" * CAST('1.00' AS numeric)], ARRAY["prices"."rate"]))[1] FROM "prices" WHERE "prices"."id" <> $1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `prices`.`amount` BETWEEN least(`prices`.`count` * 1.0000, `prices`.`rate`) AND greatest(`prices`.`count` * 1.0000, `prices`.`rate`), `prices`.`count` BETWEEN least(`prices`.`amount` * 1.00, `prices`.`rate`) AND greatest(`prices`.`amount` * 1.00, `prices`.`rate`) FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 3 (integer 64)
