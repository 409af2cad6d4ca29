-- SQLite 3.40
SELECT CASE WHEN "prices"."amount" > ?1 THEN "prices"."amount" ELSE ?2 END FROM "prices" WHERE "prices"."id" <> ?3 ORDER BY "prices"."id"
-- 1: 100 (decimal 2)
-- 2: NULL (decimal 2)
-- 3: 3 (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN "prices"."amount" > $1 THEN "prices"."amount" ELSE $2 END FROM "prices" WHERE "prices"."id" <> $3 ORDER BY "prices"."id"
-- 1: 100 (decimal 2)
-- 2: NULL (decimal 2)
-- 3: 3 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN `prices`.`amount` > ? THEN `prices`.`amount` ELSE ? END FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 100 (decimal 2)
-- 2: NULL (decimal 2)
-- 3: 3 (integer 64)
