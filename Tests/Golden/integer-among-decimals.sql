-- SQLite 3.40
SELECT "prices"."id" FROM "prices" WHERE koine_exact("prices"."count" * 10000) IN (SELECT "prices_2"."rate" FROM "prices" AS "prices_2" WHERE "prices_2"."rate" IS NOT NULL)

-- PostgreSQL 13
SELECT "prices"."id" FROM "prices" WHERE "prices"."count" * CAST('1.0000' AS numeric) IN (SELECT "prices_2"."rate" FROM "prices" AS "prices_2" WHERE "prices_2"."rate" IS NOT NULL)

-- MariaDB 10.11
SELECT `prices`.`id` FROM `prices` WHERE `prices`.`count` * 1.0000 IN (SELECT `prices_2`.`rate` FROM `prices` AS `prices_2` WHERE `prices_2`.`rate` IS NOT NULL)
