-- SQLite 3.40
SELECT koine_sum("prices"."amount"), koine_mean("prices"."amount") FROM "prices" WHERE "prices"."id" = ?1
-- 1: 99 (integer 64)

-- PostgreSQL 13
SELECT sum("prices"."amount"), round((sum("prices"."amount") + 0.00000000000000000000000000) / count("prices"."amount"), 6) FROM "prices" WHERE "prices"."id" = $1
-- 1: 99 (integer 64)

-- MariaDB 10.11
SELECT sum(`prices`.`amount`), round(avg(`prices`.`amount`), 6) FROM `prices` WHERE `prices`.`id` = ?
-- 1: 99 (integer 64)
