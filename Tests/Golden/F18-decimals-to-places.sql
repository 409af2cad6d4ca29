-- SQLite 3.40
SELECT koine_to_places("prices"."amount", 1, 'round'), koine_to_places("prices"."amount", 3, 'round'), koine_to_places("prices"."amount", 1, 'trunc'), koine_to_places("prices"."rate", 2, 'round'), koine_to_places("prices"."rate", 5, 'trunc') FROM "prices" WHERE "prices"."id" <> ?1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT round(round("prices"."amount", 1), 2), round(round("prices"."amount", -1), 2), round(trunc("prices"."amount", 1), 2), round(round("prices"."rate", 2), 4), round(trunc("prices"."rate", -1), 4) FROM "prices" WHERE "prices"."id" <> $1 ORDER BY "prices"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT CAST(round(CAST(`prices`.`amount` AS DECIMAL(65, 2)), 1) AS DECIMAL(65, 2)), CAST(round(CAST(`prices`.`amount` AS DECIMAL(65, 2)), -1) AS DECIMAL(65, 2)), CAST(truncate(CAST(`prices`.`amount` AS DECIMAL(65, 2)), 1) AS DECIMAL(65, 2)), CAST(round(CAST(`prices`.`rate` AS DECIMAL(65, 4)), 2) AS DECIMAL(65, 4)), CAST(truncate(CAST(`prices`.`rate` AS DECIMAL(65, 4)), -1) AS DECIMAL(65, 4)) FROM `prices` WHERE `prices`.`id` <> ? ORDER BY `prices`.`id`
-- 1: 3 (integer 64)
