-- SQLite 3.40
SELECT coalesce("prices"."rate", ?1), lag("prices"."amount", 1, ?2) OVER "koine_window", lead("prices"."amount", 1, ?3) OVER "koine_window" FROM "prices" WHERE "prices"."id" <> ?4 WINDOW "koine_window" AS (ORDER BY "prices"."id") ORDER BY "prices"."id"
-- 1: 0 (decimal 4)
-- 2: 0 (decimal 2)
-- 3: 700 (decimal 2)
-- 4: 3 (integer 64)

-- PostgreSQL 13
SELECT coalesce("prices"."rate", $1), lag("prices"."amount", 1, $2) OVER "koine_window", lead("prices"."amount", 1, $3) OVER "koine_window" FROM "prices" WHERE "prices"."id" <> $4 WINDOW "koine_window" AS (ORDER BY "prices"."id") ORDER BY "prices"."id"
-- 1: 0 (decimal 4)
-- 2: 0 (decimal 2)
-- 3: 700 (decimal 2)
-- 4: 3 (integer 64)

-- MariaDB 10.11
SELECT coalesce(`prices`.`rate`, ?), CASE WHEN lag(CAST(1 AS SIGNED), 1) OVER `koine_window` IS NULL THEN ? ELSE lag(`prices`.`amount`, 1) OVER `koine_window` END, CASE WHEN lead(CAST(1 AS SIGNED), 1) OVER `koine_window` IS NULL THEN ? ELSE lead(`prices`.`amount`, 1) OVER `koine_window` END FROM `prices` WHERE `prices`.`id` <> ? WINDOW `koine_window` AS (ORDER BY `prices`.`id`) ORDER BY `prices`.`id`
-- 1: 0 (decimal 4)
-- 2: 0 (decimal 2)
-- 3: 700 (decimal 2)
-- 4: 3 (integer 64)
