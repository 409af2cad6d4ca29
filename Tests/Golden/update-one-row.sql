-- SQLite 3.40
UPDATE "reminders" SET "prio" = "changes"."column2", "dueDate" = "changes"."column3", "notes" = "changes"."column4" FROM (SELECT ?1 AS "column1", ?2 AS "column2", ?3 AS "column3", ?4 AS "column4") AS "changes" WHERE "reminders"."id" = "changes"."column1"
-- 1: 2 (integer 64)
-- 2: NULL (integer 64)
-- 3: NULL (timestamp)
-- 4: '' (text)

-- PostgreSQL 13
UPDATE "reminders" SET "prio" = "changes"."column2", "dueDate" = "changes"."column3", "notes" = "changes"."column4" FROM (SELECT $1 AS "column1", $2 AS "column2", $3 AS "column3", $4 AS "column4") AS "changes" WHERE "reminders"."id" = "changes"."column1"
-- 1: 2 (integer 64)
-- 2: NULL (integer 64)
-- 3: NULL (timestamp)
-- 4: '' (text)

-- MariaDB 10.11
UPDATE `reminders` SET `prio` = (SELECT `changes`.`column2` FROM (SELECT ? AS `column1`, ? AS `column2`, ? AS `column3`, ? AS `column4`) AS `changes` WHERE `reminders`.`id` = `changes`.`column1`), `dueDate` = (SELECT `changes`.`column3` FROM (SELECT ? AS `column1`, ? AS `column2`, ? AS `column3`, ? AS `column4`) AS `changes` WHERE `reminders`.`id` = `changes`.`column1`), `notes` = (SELECT `changes`.`column4` FROM (SELECT ? AS `column1`, ? AS `column2`, ? AS `column3`, ? AS `column4`) AS `changes` WHERE `reminders`.`id` = `changes`.`column1`) WHERE (SELECT 1 FROM (SELECT ? AS `column1`, ? AS `column2`, ? AS `column3`, ? AS `column4`) AS `changes` WHERE `reminders`.`id` = `changes`.`column1`) = 1
-- 1: 2 (integer 64)
-- 2: NULL (integer 64)
-- 3: NULL (timestamp)
-- 4: '' (text)
-- 5: 2 (integer 64)
-- 6: NULL (integer 64)
-- 7: NULL (timestamp)
-- 8: '' (text)
-- 9: 2 (integer 64)
-- 10: NULL (integer 64)
-- 11: NULL (timestamp)
-- 12: '' (text)
-- 13: 2 (integer 64)
-- 14: NULL (integer 64)
-- 15: NULL (timestamp)
-- 16: '' (text)
