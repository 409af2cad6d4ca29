-- SQLite 3.40
DELETE FROM "tags" WHERE EXISTS (SELECT 1 FROM (VALUES (?1, ?2), (?3, ?4), (?5, ?6)) AS "weights" WHERE "tags"."id" = "weights"."column1")
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 4 (integer 64)
-- 4: -1 (integer 64)
-- 5: 9 (integer 64)
-- 6: 5 (integer 64)

-- PostgreSQL 13
DELETE FROM "tags" WHERE EXISTS (SELECT 1 FROM (VALUES ($1, $2), ($3, $4), ($5, $6)) AS "weights" WHERE "tags"."id" = "weights"."column1")
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 4 (integer 64)
-- 4: -1 (integer 64)
-- 5: 9 (integer 64)
-- 6: 5 (integer 64)

-- MariaDB 10.11
DELETE FROM `tags` WHERE EXISTS (SELECT 1 FROM (SELECT ? AS `column1`, ? AS `column2` UNION ALL SELECT ? AS `column1`, ? AS `column2` UNION ALL SELECT ? AS `column1`, ? AS `column2`) AS `weights` WHERE `tags`.`id` = `weights`.`column1`)
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 4 (integer 64)
-- 4: -1 (integer 64)
-- 5: 9 (integer 64)
-- 6: 5 (integer 64)
