-- SQLite 3.40
SELECT CAST(?1 AS TEXT) FROM "remindersLists" WHERE "remindersLists"."id" = ?2
-- 1: 0f8fad5b-d9cb-469f-a165-70867728950e (uuid)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT CAST($1 AS text) FROM "remindersLists" WHERE "remindersLists"."id" = $2
-- 1: 0f8fad5b-d9cb-469f-a165-70867728950e (uuid)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT CAST(? AS CHAR) FROM `remindersLists` WHERE `remindersLists`.`id` = ?
-- 1: 0f8fad5b-d9cb-469f-a165-70867728950e (uuid)
-- 2: 1 (integer 64)
