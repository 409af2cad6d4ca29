-- SQLite 3.40
SELECT koine_formatted("prices"."amount", 2), koine_formatted("prices"."rate", 4), koine_formatted("prices"."count" * ?1, 0) FROM "prices" ORDER BY "prices"."id"
-- 1: -1234567 (integer 64)

-- PostgreSQL 13
SELECT regexp_replace(CAST(round("prices"."amount", 2) AS text), '([0-9])(?=([0-9]{3})+[.])', E'\\1,', 'g'), regexp_replace(CAST(round("prices"."rate", 4) AS text), '([0-9])(?=([0-9]{3})+[.])', E'\\1,', 'g'), regexp_replace(CAST("prices"."count" * $1 AS text), '([0-9])(?=([0-9]{3})+$)', E'\\1,', 'g') FROM "prices" ORDER BY "prices"."id"
-- 1: -1234567 (integer 64)

-- MariaDB 10.11
SELECT format(CAST(`prices`.`amount` AS DECIMAL(65, 2)), 2, 'en_US'), format(CAST(`prices`.`rate` AS DECIMAL(65, 4)), 4, 'en_US'), format(CAST(`prices`.`count` * ? AS DECIMAL(65, 0)), 0, 'en_US') FROM `prices` ORDER BY `prices`.`id`
-- 1: -1234567 (integer 64)
