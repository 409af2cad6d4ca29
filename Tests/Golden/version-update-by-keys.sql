-- SQLite 3.40
UPDATE "sheets" SET "length" = "changes"."column3", "version" = "sheets"."version" + 1 FROM (VALUES (?1, ?2, ?3), (?4, ?5, ?6), (?7, ?8, ?9)) AS "changes" WHERE "sheets"."id" = "changes"."column1" AND "sheets"."version" = "changes"."column2"
-- 1: 1 (integer 64)
-- 2: 0 (integer 64)
-- 3: 3 (integer 64)
-- 4: 2 (integer 64)
-- 5: 4 (integer 64)
-- 6: 5 (integer 64)
-- 7: 3 (integer 64)
-- 8: 0 (integer 64)
-- 9: 1 (integer 64)

-- PostgreSQL 13
UPDATE "sheets" SET "length" = "changes"."column3", "version" = "sheets"."version" + CAST(1 AS bigint) FROM (VALUES ($1, $2, $3), ($4, $5, $6), ($7, $8, $9)) AS "changes" WHERE "sheets"."id" = "changes"."column1" AND "sheets"."version" = "changes"."column2"
-- 1: 1 (integer 64)
-- 2: 0 (integer 64)
-- 3: 3 (integer 64)
-- 4: 2 (integer 64)
-- 5: 4 (integer 64)
-- 6: 5 (integer 64)
-- 7: 3 (integer 64)
-- 8: 0 (integer 64)
-- 9: 1 (integer 64)

-- MariaDB 10.11
UPDATE `sheets` SET `length` = (SELECT `changes`.`column3` FROM (SELECT ? AS `column1`, ? AS `column2`, ? AS `column3` UNION ALL SELECT ? AS `column1`, ? AS `column2`, ? AS `column3` UNION ALL SELECT ? AS `column1`, ? AS `column2`, ? AS `column3`) AS `changes` WHERE `sheets`.`id` = `changes`.`column1` AND `sheets`.`version` = `changes`.`column2`), `version` = `sheets`.`version` + 1 WHERE (SELECT 1 FROM (SELECT ? AS `column1`, ? AS `column2`, ? AS `column3` UNION ALL SELECT ? AS `column1`, ? AS `column2`, ? AS `column3` UNION ALL SELECT ? AS `column1`, ? AS `column2`, ? AS `column3`) AS `changes` WHERE `sheets`.`id` = `changes`.`column1` AND `sheets`.`version` = `changes`.`column2`) = 1
-- 1: 1 (integer 64)
-- 2: 0 (integer 64)
-- 3: 3 (integer 64)
-- 4: 2 (integer 64)
-- 5: 4 (integer 64)
-- 6: 5 (integer 64)
-- 7: 3 (integer 64)
-- 8: 0 (integer 64)
-- 9: 1 (integer 64)
-- 10: 1 (integer 64)
-- 11: 0 (integer 64)
-- 12: 3 (integer 64)
-- 13: 2 (integer 64)
-- 14: 4 (integer 64)
-- 15: 5 (integer 64)
-- 16: 3 (integer 64)
-- 17: 0 (integer 64)
-- 18: 1 (integer 64)
