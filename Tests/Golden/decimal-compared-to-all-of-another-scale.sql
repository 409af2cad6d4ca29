-- SQLite 3.40
SELECT "prices"."id" FROM "prices" WHERE "prices"."id" <> ?1 AND ((SELECT CASE WHEN count(*) = 0 THEN TRUE WHEN koine_exact("prices"."count" * 10000) <= max("koine_values"."value") THEN FALSE WHEN count(*) = count("koine_values"."value") THEN koine_exact("prices"."count" * 10000) > max("koine_values"."value") END FROM (SELECT "prices_2"."rate" AS "value" FROM "prices" AS "prices_2" WHERE "prices_2"."id" <> ?2 AND "prices_2"."rate" IS NOT NULL) AS "koine_values") AND "prices"."rate" NOT IN (SELECT koine_exact("koine_values"."value" * 100) FROM (SELECT "prices_2"."amount" AS "value" FROM "prices" AS "prices_2" WHERE "prices_2"."id" <> ?3) AS "koine_values")) ORDER BY "prices"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)

-- PostgreSQL 13
SELECT "prices"."id" FROM "prices" WHERE "prices"."id" <> $1 AND ((SELECT CASE WHEN count(*) = CAST(0 AS bigint) THEN TRUE WHEN "prices"."count" <= max("koine_values"."value") THEN FALSE WHEN count(*) = count("koine_values"."value") THEN "prices"."count" > max("koine_values"."value") END FROM (SELECT "prices_2"."rate" AS "value" FROM "prices" AS "prices_2" WHERE "prices_2"."id" <> $2 AND "prices_2"."rate" IS NOT NULL) AS "koine_values") AND "prices"."rate" NOT IN (SELECT "koine_values"."value" * CAST('1.00' AS numeric) FROM (SELECT "prices_2"."amount" AS "value" FROM "prices" AS "prices_2" WHERE "prices_2"."id" <> $3) AS "koine_values")) ORDER BY "prices"."id"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)

-- MariaDB 10.11
SELECT `prices`.`id` FROM `prices` WHERE `prices`.`id` <> ? AND ((SELECT CASE WHEN count(*) = 0 THEN TRUE WHEN `prices`.`count` <= max(`koine_values`.`value`) THEN FALSE WHEN count(*) = count(`koine_values`.`value`) THEN `prices`.`count` > max(`koine_values`.`value`) END FROM (SELECT `prices_2`.`rate` AS `value` FROM `prices` AS `prices_2` WHERE `prices_2`.`id` <> ? AND `prices_2`.`rate` IS NOT NULL) AS `koine_values`) AND `prices`.`rate` NOT IN (SELECT `koine_values`.`value` * 1.00 FROM (SELECT `prices_2`.`amount` AS `value` FROM `prices` AS `prices_2` WHERE `prices_2`.`id` <> ?) AS `koine_values`)) ORDER BY `prices`.`id`
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)
