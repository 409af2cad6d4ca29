-- SQLite 3.40
SELECT CASE replace("remindersLists"."title", ?1, ?2) WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END, CASE replace("remindersLists"."title", ?3, ?4) WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END, CASE replace("remindersLists"."title", ?5, ?6) WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END, CASE "remindersLists"."title" WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END FROM "remindersLists" WHERE "remindersLists"."id" = ?7
-- 1: 'Home' (text)
-- 2: 'true' (text)
-- 3: 'Home' (text)
-- 4: 'false' (text)
-- 5: 'Home' (text)
-- 6: 'TRUE' (text)
-- 7: 1 (integer 64)

-- PostgreSQL 13
SELECT CASE replace("remindersLists"."title", $1, $2) WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END, CASE replace("remindersLists"."title", $3, $4) WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END, CASE replace("remindersLists"."title", $5, $6) WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END, CASE "remindersLists"."title" WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END FROM "remindersLists" WHERE "remindersLists"."id" = $7
-- 1: 'Home' (text)
-- 2: 'true' (text)
-- 3: 'Home' (text)
-- 4: 'false' (text)
-- 5: 'Home' (text)
-- 6: 'TRUE' (text)
-- 7: 1 (integer 64)

-- MariaDB 10.11
SELECT CASE replace(`remindersLists`.`title`, ?, ?) WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END, CASE replace(`remindersLists`.`title`, ?, ?) WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END, CASE replace(`remindersLists`.`title`, ?, ?) WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END, CASE `remindersLists`.`title` WHEN 'true' THEN TRUE WHEN 'false' THEN FALSE END FROM `remindersLists` WHERE `remindersLists`.`id` = ?
-- 1: 'Home' (text)
-- 2: 'true' (text)
-- 3: 'Home' (text)
-- 4: 'false' (text)
-- 5: 'Home' (text)
-- 6: 'TRUE' (text)
-- 7: 1 (integer 64)
