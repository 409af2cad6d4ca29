-- SQLite 3.40
UPDATE "prices" SET "amount" = "prices"."amount" + ?1, "rate" = ?2 WHERE "prices"."id" = ?3
-- 1: 1 (decimal 2)
-- 2: 5000 (decimal 4)
-- 3: 1 (integer 64)

-- PostgreSQL 13
UPDATE "prices" SET "amount" = "prices"."amount" + $1, "rate" = $2 WHERE "prices"."id" = $3
-- 1: 1 (decimal 2)
-- 2: 5000 (decimal 4)
-- 3: 1 (integer 64)

-- MariaDB 10.11
UPDATE `prices` SET `amount` = `prices`.`amount` + ?, `rate` = ? WHERE `prices`.`id` = ?
-- 1: 1 (decimal 2)
-- 2: 5000 (decimal 4)
-- 3: 1 (integer 64)
