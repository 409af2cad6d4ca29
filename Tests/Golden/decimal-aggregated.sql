-- SQLite 3.40
SELECT koine_sum("prices"."amount"), koine_mean("prices"."amount"), min("prices"."amount"), max("prices"."amount"), koine_mean("prices"."rate") FROM "prices" WHERE "prices"."id" <> ?1
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT sum("prices"."amount"), round((sum("prices"."amount") + 0.00000000000000000000000000) / count("prices"."amount"), 6), min("prices"."amount"), max("prices"."amount"), round((sum("prices"."rate") + 0.0000000000000000000000000000) / count("prices"."rate"), 8) FROM "prices" WHERE "prices"."id" <> $1
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT sum(`prices`.`amount`), round(avg(`prices`.`amount`), 6), min(`prices`.`amount`), max(`prices`.`amount`), round(avg(`prices`.`rate`), 8) FROM `prices` WHERE `prices`.`id` <> ?
-- 1: 3 (integer 64)
