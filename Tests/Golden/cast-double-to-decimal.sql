-- SQLite 3.40
SELECT koine_decimal(?1, 2), koine_decimal(?2, 2), koine_decimal(?3, 2), koine_decimal(?4, 2) FROM "remindersLists" WHERE "remindersLists"."id" = ?5
-- 1: 2.675 (double)
-- 2: -0.125 (double)
-- 3: 1.005 (double)
-- 4: 1e+16 (double)
-- 5: 1 (integer 64)

-- PostgreSQL 13
SELECT nullif(nullif(greatest(least(round(CAST(CAST($1 AS text) AS numeric), 2), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000), nullif(nullif(greatest(least(round(CAST(CAST($2 AS text) AS numeric), 2), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000), nullif(nullif(greatest(least(round(CAST(CAST($3 AS text) AS numeric), 2), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000), nullif(nullif(greatest(least(round(CAST(CAST($4 AS text) AS numeric), 2), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) FROM "remindersLists" WHERE "remindersLists"."id" = $5
-- 1: 2.675 (double)
-- 2: -0.125 (double)
-- 3: 1.005 (double)
-- 4: 1e+16 (double)
-- 5: 1 (integer 64)

-- MariaDB 10.11
SELECT nullif(nullif(greatest(least(CAST(greatest(least(?, 1e18), -1e18) + 0e0 AS DECIMAL(65, 2)), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000), nullif(nullif(greatest(least(CAST(greatest(least(?, 1e18), -1e18) + 0e0 AS DECIMAL(65, 2)), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000), nullif(nullif(greatest(least(CAST(greatest(least(?, 1e18), -1e18) + 0e0 AS DECIMAL(65, 2)), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000), nullif(nullif(greatest(least(CAST(greatest(least(?, 1e18), -1e18) + 0e0 AS DECIMAL(65, 2)), 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) FROM `remindersLists` WHERE `remindersLists`.`id` = ?
-- 1: 2.675 (double)
-- 2: -0.125 (double)
-- 3: 1.005 (double)
-- 4: 1e+16 (double)
-- 5: 1 (integer 64)
