-- SQLite 3.40
SELECT "remindersLists"."id", FALSE FROM "remindersLists" ORDER BY "remindersLists"."id" LIMIT ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", FALSE FROM "remindersLists" ORDER BY "remindersLists"."id" LIMIT $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, FALSE FROM `remindersLists` ORDER BY `remindersLists`.`id` LIMIT ?
-- 1: 1 (integer 64)
