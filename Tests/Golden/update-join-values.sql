-- SQLite 3.40
UPDATE "tags" SET "title" = "names"."column2" FROM (VALUES (?1, ?2), (?3, ?4), (?5, ?6)) AS "names" WHERE "tags"."id" = "names"."column1"
-- 1: 1 (integer 64)
-- 2: 'one' (text)
-- 3: 3 (integer 64)
-- 4: 'three' (text)
-- 5: 9 (integer 64)
-- 6: 'nine' (text)

-- PostgreSQL 13
UPDATE "tags" SET "title" = "names"."column2" FROM (VALUES ($1, $2), ($3, $4), ($5, $6)) AS "names" WHERE "tags"."id" = "names"."column1"
-- 1: 1 (integer 64)
-- 2: 'one' (text)
-- 3: 3 (integer 64)
-- 4: 'three' (text)
-- 5: 9 (integer 64)
-- 6: 'nine' (text)

-- MariaDB 10.11
UPDATE `tags` SET `title` = (SELECT `names`.`column2` FROM (SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2` UNION ALL SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2` UNION ALL SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2`) AS `names` WHERE `tags`.`id` = `names`.`column1`) WHERE (SELECT 1 FROM (SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2` UNION ALL SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2` UNION ALL SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2`) AS `names` WHERE `tags`.`id` = `names`.`column1`) = 1
-- 1: 1 (integer 64)
-- 2: 'one' (text)
-- 3: 3 (integer 64)
-- 4: 'three' (text)
-- 5: 9 (integer 64)
-- 6: 'nine' (text)
-- 7: 1 (integer 64)
-- 8: 'one' (text)
-- 9: 3 (integer 64)
-- 10: 'three' (text)
-- 11: 9 (integer 64)
-- 12: 'nine' (text)
