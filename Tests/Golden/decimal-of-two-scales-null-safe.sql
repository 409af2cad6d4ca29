-- SQLite 3.40
SELECT "prices"."amount" * 100 IS NOT DISTINCT FROM "prices"."rate", "prices"."rate" IS DISTINCT FROM koine_exact("prices"."count" * 10000) FROM "prices" ORDER BY "prices"."id"

-- PostgreSQL 13
SELECT "prices"."amount" IS NOT DISTINCT FROM "prices"."rate", "prices"."rate" IS DISTINCT FROM "prices"."count" FROM "prices" ORDER BY "prices"."id"

-- MariaDB 10.11
SELECT `prices`.`amount` <=> `prices`.`rate`, NOT (`prices`.`rate` <=> `prices`.`count`) FROM `prices` ORDER BY `prices`.`id`
