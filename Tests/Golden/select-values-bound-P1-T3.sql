-- SQLite 3.40
SELECT "remindersLists"."id", ?1, ?2 FROM "remindersLists" ORDER BY "remindersLists"."id" LIMIT ?3
-- 1: 'O''Hara\\' (text)
-- 2: 2.5 (double)
-- 3: 1 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", $1, $2 FROM "remindersLists" ORDER BY "remindersLists"."id" LIMIT $3
-- 1: 'O''Hara\\' (text)
-- 2: 2.5 (double)
-- 3: 1 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, ?, ? FROM `remindersLists` ORDER BY `remindersLists`.`id` LIMIT ?
-- 1: 'O''Hara\\' (text)
-- 2: 2.5 (double)
-- 3: 1 (integer 64)
