-- SQLite 3.40
SELECT "prices"."id" FROM "prices" WHERE "prices"."id" <> ?1 AND "prices"."amount" >= ?2 ORDER BY "prices"."id"
-- 1: 3 (integer 64)
-- 2: 1000 (decimal 2)

-- PostgreSQL 13
SELECT "prices"."id" FROM "prices" WHERE "prices"."id" <> $1 AND "prices"."amount" >= $2 ORDER BY "prices"."id"
-- 1: 3 (integer 64)
-- 2: 1000 (decimal 2)

-- MariaDB 10.11
SELECT `prices`.`id` FROM `prices` WHERE `prices`.`id` <> ? AND `prices`.`amount` >= ? ORDER BY `prices`.`id`
-- 1: 3 (integer 64)
-- 2: 1000 (decimal 2)
