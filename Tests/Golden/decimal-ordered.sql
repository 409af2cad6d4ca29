-- SQLite 3.40
SELECT "prices"."id" FROM "prices" ORDER BY "prices"."rate", "prices"."id"

-- PostgreSQL 13
SELECT "prices"."id" FROM "prices" ORDER BY "prices"."rate" NULLS FIRST, "prices"."id"

-- MariaDB 10.11
SELECT `prices`.`id` FROM `prices` ORDER BY `prices`.`rate`, `prices`.`id`
