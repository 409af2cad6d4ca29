-- SQLite 3.40
UPDATE "tags" SET "weight" = "weights"."column2", "title" = "tags"."title" || ?1 FROM (VALUES (?2, ?3), (?4, ?5), (?6, ?7)) AS "weights" WHERE "tags"."id" = "weights"."column1"
-- 1: '!' (text)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
-- 4: 4 (integer 64)
-- 5: -1 (integer 64)
-- 6: 9 (integer 64)
-- 7: 5 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "weight" = "weights"."column2", "title" = "tags"."title" || $1 FROM (VALUES ($2, $3), ($4, $5), ($6, $7)) AS "weights" WHERE "tags"."id" = "weights"."column1"
-- 1: '!' (text)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
-- 4: 4 (integer 64)
-- 5: -1 (integer 64)
-- 6: 9 (integer 64)
-- 7: 5 (integer 64)

-- MariaDB 10.11
UPDATE `tags` SET `weight` = (SELECT `weights`.`column2` FROM (SELECT ? AS `column1`, ? AS `column2` UNION ALL SELECT ? AS `column1`, ? AS `column2` UNION ALL SELECT ? AS `column1`, ? AS `column2`) AS `weights` WHERE `tags`.`id` = `weights`.`column1`), `title` = concat(`tags`.`title`, ?) WHERE (SELECT 1 FROM (SELECT ? AS `column1`, ? AS `column2` UNION ALL SELECT ? AS `column1`, ? AS `column2` UNION ALL SELECT ? AS `column1`, ? AS `column2`) AS `weights` WHERE `tags`.`id` = `weights`.`column1`) = 1
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 4 (integer 64)
-- 4: -1 (integer 64)
-- 5: 9 (integer 64)
-- 6: 5 (integer 64)
-- 7: '!' (text)
-- 8: 1 (integer 64)
-- 9: 3 (integer 64)
-- 10: 4 (integer 64)
-- 11: -1 (integer 64)
-- 12: 9 (integer 64)
-- 13: 5 (integer 64)
