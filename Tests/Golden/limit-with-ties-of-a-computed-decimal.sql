-- SQLite 3.40
SELECT "koine_qualified"."koine_1" FROM (SELECT "tags"."weight" IS NULL AS "koine_1", (nullif(nullif(max(min("tags"."weight", 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) * 100) - (nullif(nullif(max(min("tags"."weight", 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) * 100) AS "koine_2", rank() OVER (ORDER BY (nullif(nullif(max(min("tags"."weight", 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) * 100) - (nullif(nullif(max(min("tags"."weight", 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) * 100) DESC) AS "koine_3" FROM "tags") AS "koine_qualified" WHERE "koine_qualified"."koine_3" <= ?1 ORDER BY "koine_qualified"."koine_2" DESC
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "tags"."weight" IS NULL FROM "tags" ORDER BY round(CAST(nullif(nullif(greatest(least("tags"."weight", 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) AS numeric), 2) - round(CAST(nullif(nullif(greatest(least("tags"."weight", 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) AS numeric), 2) DESC NULLS LAST FETCH FIRST $1 ROWS WITH TIES
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1` FROM (SELECT `tags`.`weight` IS NULL AS `koine_1`, CAST(nullif(nullif(greatest(least(`tags`.`weight`, 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) AS DECIMAL(65, 2)) - CAST(nullif(nullif(greatest(least(`tags`.`weight`, 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) AS DECIMAL(65, 2)) AS `koine_2`, rank() OVER (ORDER BY CAST(nullif(nullif(greatest(least(`tags`.`weight`, 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) AS DECIMAL(65, 2)) - CAST(nullif(nullif(greatest(least(`tags`.`weight`, 10000000000000000), -10000000000000000), 10000000000000000), -10000000000000000) AS DECIMAL(65, 2)) DESC) AS `koine_3` FROM `tags`) AS `koine_qualified` WHERE `koine_qualified`.`koine_3` <= ? ORDER BY `koine_qualified`.`koine_2` DESC
-- 1: 2 (integer 64)
