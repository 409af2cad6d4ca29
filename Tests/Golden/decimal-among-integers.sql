-- SQLite 3.40
SELECT "prices"."id" FROM "prices" WHERE "prices"."rate" IN (SELECT koine_exact("koine_values"."value" * 10000) FROM (SELECT "prices_2"."count" AS "value" FROM "prices" AS "prices_2") AS "koine_values")

-- PostgreSQL 13
SELECT "prices"."id" FROM "prices" WHERE "prices"."rate" IN (SELECT "koine_values"."value" * CAST('1.0000' AS numeric) FROM (SELECT "prices_2"."count" AS "value" FROM "prices" AS "prices_2") AS "koine_values")

-- MariaDB 10.11
SELECT `prices`.`id` FROM `prices` WHERE `prices`.`rate` IN (SELECT `koine_values`.`value` * 1.0000 FROM (SELECT `prices_2`.`count` AS `value` FROM `prices` AS `prices_2`) AS `koine_values`)
