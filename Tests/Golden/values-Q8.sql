-- SQLite 3.40
SELECT "values"."column1", "values"."column2" FROM (VALUES (?1, ?2), (?3, ?4)) AS "values" ORDER BY "values"."column1" DESC
-- 1: 1 (integer 64)
-- 2: 'a' (text)
-- 3: 2 (integer 64)
-- 4: 'É' (text)

-- PostgreSQL 13
SELECT "values"."column1", "values"."column2" FROM (VALUES ($1, $2), ($3, $4)) AS "values" ORDER BY "values"."column1" DESC
-- 1: 1 (integer 64)
-- 2: 'a' (text)
-- 3: 2 (integer 64)
-- 4: 'É' (text)

-- MariaDB 10.11
SELECT `values`.`column1`, `values`.`column2` FROM (SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2` UNION ALL SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2`) AS `values` ORDER BY `values`.`column1` DESC
-- 1: 1 (integer 64)
-- 2: 'a' (text)
-- 3: 2 (integer 64)
-- 4: 'É' (text)
