-- SQLite 3.40
SELECT koine_to_places("prices"."amount", 2, 'ceil'), koine_to_places("prices"."amount", 2, 'floor'), koine_to_places("prices"."amount", 2, 'round'), koine_to_places("prices"."amount", 2, 'trunc'), koine_to_places("prices"."rate", 4, 'floor') FROM "prices" WHERE "prices"."id" <> ?1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT round(ceil("prices"."amount"), 2), round(floor("prices"."amount"), 2), round(round("prices"."amount", 0), 2), round(trunc("prices"."amount", 0), 2), round(floor("prices"."rate"), 4) FROM "prices" WHERE "prices"."id" <> $1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT CAST(ceiling(CAST(`prices`.`amount` AS DECIMAL(65, 2))) AS DECIMAL(65, 2)), CAST(floor(CAST(`prices`.`amount` AS DECIMAL(65, 2))) AS DECIMAL(65, 2)), CAST(round(CAST(`prices`.`amount` AS DECIMAL(65, 2)), 0) AS DECIMAL(65, 2)), CAST(truncate(CAST(`prices`.`amount` AS DECIMAL(65, 2)), 0) AS DECIMAL(65, 2)), CAST(floor(CAST(`prices`.`rate` AS DECIMAL(65, 4))) AS DECIMAL(65, 4)) FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 3 (integer 64)
