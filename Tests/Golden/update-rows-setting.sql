-- SQLite 3.40
UPDATE "tags" SET "title" = "changes"."column2" FROM (VALUES (?1, ?2), (?3, ?4), (?5, ?6)) AS "changes" WHERE "tags"."id" = "changes"."column1"
-- 1: 1 (integer 64)
-- 2: 'one' (text)
-- 3: 4 (integer 64)
-- 4: 'four' (text)
-- 5: 77 (integer 64)
-- 6: 'none' (text)

-- PostgreSQL 13
UPDATE "tags" SET "title" = "changes"."column2" FROM (VALUES ($1, $2), ($3, $4), ($5, $6)) AS "changes" WHERE "tags"."id" = "changes"."column1"
-- 1: 1 (integer 64)
-- 2: 'one' (text)
-- 3: 4 (integer 64)
-- 4: 'four' (text)
-- 5: 77 (integer 64)
-- 6: 'none' (text)

-- MariaDB 10.11
UPDATE `tags` SET `title` = (SELECT `changes`.`column2` FROM (SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2` UNION ALL SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2` UNION ALL SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2`) AS `changes` WHERE `tags`.`id` = `changes`.`column1`) WHERE (SELECT 1 FROM (SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2` UNION ALL SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2` UNION ALL SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2`) AS `changes` WHERE `tags`.`id` = `changes`.`column1`) = 1
-- 1: 1 (integer 64)
-- 2: 'one' (text)
-- 3: 4 (integer 64)
-- 4: 'four' (text)
-- 5: 77 (integer 64)
-- 6: 'none' (text)
-- 7: 1 (integer 64)
-- 8: 'one' (text)
-- 9: 4 (integer 64)
-- 10: 'four' (text)
-- 11: 77 (integer 64)
-- 12: 'none' (text)
