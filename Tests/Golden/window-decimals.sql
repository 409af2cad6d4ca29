-- SQLite 3.40
SELECT "prices"."id", koine_sum("prices"."amount") OVER (ORDER BY "prices"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW), count("prices"."id") OVER (ORDER BY "prices"."amount" RANGE BETWEEN 15 PRECEDING AND CURRENT ROW), koine_mean("prices"."amount") OVER (PARTITION BY "prices"."count") FROM "prices" WHERE "prices"."id" <> ?1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "prices"."id", sum("prices"."amount") OVER (ORDER BY "prices"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW), count("prices"."id") OVER (ORDER BY "prices"."amount" RANGE BETWEEN CAST('0.15' AS numeric) PRECEDING AND CURRENT ROW), round(avg("prices"."amount" + 0.00000000000000000000000000) OVER (PARTITION BY "prices"."count"), 6) FROM "prices" WHERE "prices"."id" <> $1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `prices`.`id`, sum(`prices`.`amount`) OVER (ORDER BY `prices`.`id` ROWS BETWEEN 1 PRECEDING AND CURRENT ROW), count(`prices`.`id`) OVER (ORDER BY CAST(`prices`.`amount` AS DECIMAL(65, 2)) RANGE BETWEEN 0.15 PRECEDING AND CURRENT ROW), round(avg(`prices`.`amount`) OVER (PARTITION BY `prices`.`count`), 6) FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 3 (integer 64)
