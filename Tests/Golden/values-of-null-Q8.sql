-- SQLite 3.40
SELECT "numbers"."column1", "numbers"."column2" FROM (VALUES (?1, ?2), (?3, ?4), (?5, ?6)) AS "numbers" ORDER BY "numbers"."column1"
-- 1: NULL (integer 64)
-- 2: 1.5 (double)
-- 3: 2 (integer 64)
-- 4: NULL (double)
-- 5: 3 (integer 64)
-- 6: 0.25 (double)

-- PostgreSQL 13
SELECT "numbers"."column1", "numbers"."column2" FROM (VALUES ($1, $2), ($3, $4), ($5, $6)) AS "numbers" ORDER BY "numbers"."column1" NULLS FIRST
-- 1: NULL (integer 64)
-- 2: 1.5 (double)
-- 3: 2 (integer 64)
-- 4: NULL (double)
-- 5: 3 (integer 64)
-- 6: 0.25 (double)

-- MariaDB 10.11
SELECT `numbers`.`column1`, `numbers`.`column2` FROM (SELECT ? AS `column1`, ? AS `column2` UNION ALL SELECT ? AS `column1`, ? AS `column2` UNION ALL SELECT ? AS `column1`, ? AS `column2`) AS `numbers` ORDER BY `numbers`.`column1`
-- 1: NULL (integer 64)
-- 2: 1.5 (double)
-- 3: 2 (integer 64)
-- 4: NULL (double)
-- 5: 3 (integer 64)
-- 6: 0.25 (double)
