-- SQLite 3.40
UPDATE "seats" SET "passenger" = "changes"."column3" FROM (VALUES (?1, ?2, ?3), (?4, ?5, ?6), (?7, ?8, ?9)) AS "changes" WHERE "seats"."row" = "changes"."column1" AND "seats"."l" = "changes"."column2"
-- 1: 1 (integer 64)
-- 2: 'a' (text)
-- 3: 'x' (text)
-- 4: 2 (integer 64)
-- 5: 'A' (text)
-- 6: NULL (text)
-- 7: 2 (integer 64)
-- 8: 'B' (text)
-- 9: 'y' (text)

-- PostgreSQL 13
UPDATE "seats" SET "passenger" = "changes"."column3" FROM (VALUES ($1, $2, $3), ($4, $5, $6), ($7, $8, $9)) AS "changes" WHERE "seats"."row" = "changes"."column1" AND "seats"."l" = "changes"."column2"
-- 1: 1 (integer 64)
-- 2: 'a' (text)
-- 3: 'x' (text)
-- 4: 2 (integer 64)
-- 5: 'A' (text)
-- 6: NULL (text)
-- 7: 2 (integer 64)
-- 8: 'B' (text)
-- 9: 'y' (text)

-- MariaDB 10.11
UPDATE `seats` SET `passenger` = (SELECT `changes`.`column3` FROM (SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2`, ? COLLATE `utf8mb4_nopad_bin` AS `column3` UNION ALL SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2`, ? COLLATE `utf8mb4_nopad_bin` AS `column3` UNION ALL SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2`, ? COLLATE `utf8mb4_nopad_bin` AS `column3`) AS `changes` WHERE `seats`.`row` = `changes`.`column1` AND `seats`.`l` = (`changes`.`column2` COLLATE `utf8mb4_nopad_bin`)) WHERE (SELECT 1 FROM (SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2`, ? COLLATE `utf8mb4_nopad_bin` AS `column3` UNION ALL SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2`, ? COLLATE `utf8mb4_nopad_bin` AS `column3` UNION ALL SELECT ? AS `column1`, ? COLLATE `utf8mb4_nopad_bin` AS `column2`, ? COLLATE `utf8mb4_nopad_bin` AS `column3`) AS `changes` WHERE `seats`.`row` = `changes`.`column1` AND `seats`.`l` = (`changes`.`column2` COLLATE `utf8mb4_nopad_bin`)) = 1
-- 1: 1 (integer 64)
-- 2: 'a' (text)
-- 3: 'x' (text)
-- 4: 2 (integer 64)
-- 5: 'A' (text)
-- 6: NULL (text)
-- 7: 2 (integer 64)
-- 8: 'B' (text)
-- 9: 'y' (text)
-- 10: 1 (integer 64)
-- 11: 'a' (text)
-- 12: 'x' (text)
-- 13: 2 (integer 64)
-- 14: 'A' (text)
-- 15: NULL (text)
-- 16: 2 (integer 64)
-- 17: 'B' (text)
-- 18: 'y' (text)
