-- SQLite 3.40
SELECT "prices"."id" FROM "prices" WHERE "prices"."id" <> ?1 AND ("prices"."amount" * 1000000 > (SELECT koine_mean("prices_2"."rate") FROM "prices" AS "prices_2") AND "prices"."count" * 1000000 > (SELECT koine_mean("prices_2"."amount") FROM "prices" AS "prices_2" WHERE "prices_2"."id" <> ?2)) ORDER BY "prices"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT "prices"."id" FROM "prices" WHERE "prices"."id" <> $1 AND ("prices"."amount" > (SELECT round((sum("prices_2"."rate") + 0.0000000000000000000000000000) / count("prices_2"."rate"), 8) FROM "prices" AS "prices_2") AND "prices"."count" > (SELECT round((sum("prices_2"."amount") + 0.00000000000000000000000000) / count("prices_2"."amount"), 6) FROM "prices" AS "prices_2" WHERE "prices_2"."id" <> $2)) ORDER BY "prices"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT `prices`.`id` FROM `prices` WHERE `prices`.`id` <> ? AND (`prices`.`amount` > (SELECT round(avg(`prices_2`.`rate`), 8) FROM `prices` AS `prices_2`) AND `prices`.`count` > (SELECT round(avg(`prices_2`.`amount`), 6) FROM `prices` AS `prices_2` WHERE `prices_2`.`id` <> ?)) ORDER BY `prices`.`id`
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
