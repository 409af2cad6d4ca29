-- SQLite 3.40
SELECT "prices"."id" FROM "prices" WHERE "prices"."amount" * 100 > "prices"."rate"

-- PostgreSQL 13
SELECT "prices"."id" FROM "prices" WHERE "prices"."amount" > "prices"."rate"

-- MariaDB 10.11
SELECT `prices`.`id` FROM `prices` WHERE `prices`.`amount` > `prices`.`rate`
