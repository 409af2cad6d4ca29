-- SQLite 3.40
SELECT "prices"."id" FROM "prices" WHERE "prices"."id" <> ?1 AND koine_exact("prices"."amount" * 10000) BETWEEN (koine_exact("prices"."amount" * ?2)) AND (koine_exact("prices"."amount" * ?3)) ORDER BY "prices"."id"
-- 1: 3 (integer 64)
-- 2: 9000 (decimal 4)
-- 3: 11000 (decimal 4)

-- PostgreSQL 13
SELECT "prices"."id" FROM "prices" WHERE "prices"."id" <> $1 AND "prices"."amount" BETWEEN ("prices"."amount" * $2) AND ("prices"."amount" * $3) ORDER BY "prices"."id"
-- 1: 3 (integer 64)
-- 2: 9000 (decimal 4)
-- 3: 11000 (decimal 4)

-- MariaDB 10.11
SELECT `prices`.`id` FROM `prices` WHERE `prices`.`id` <> ? AND `prices`.`amount` BETWEEN (`prices`.`amount` * ?) AND (`prices`.`amount` * ?) ORDER BY `prices`.`id`
-- 1: 3 (integer 64)
-- 2: 9000 (decimal 4)
-- 3: 11000 (decimal 4)
