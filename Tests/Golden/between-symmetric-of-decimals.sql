-- SQLite 3.40
SELECT "prices"."id" FROM "prices" WHERE "prices"."amount" BETWEEN min(?1, ?2) AND max(?3, ?4) ORDER BY "prices"."id"
-- 1: -100 (decimal 2)
-- 2: 10 (decimal 2)
-- 3: 10 (decimal 2)
-- 4: -100 (decimal 2)

-- PostgreSQL 13
SELECT "prices"."id" FROM "prices" WHERE "prices"."amount" BETWEEN least($1, $2) AND greatest($3, $4) ORDER BY "prices"."id"
-- 1: 10 (decimal 2)
-- 2: -100 (decimal 2)
-- 3: 10 (decimal 2)
-- 4: -100 (decimal 2)

-- MariaDB 10.11
SELECT `prices`.`id` FROM `prices` WHERE `prices`.`amount` BETWEEN least(?, ?) AND greatest(?, ?) ORDER BY `prices`.`id`
-- 1: 10 (decimal 2)
-- 2: -100 (decimal 2)
-- 3: 10 (decimal 2)
-- 4: -100 (decimal 2)
