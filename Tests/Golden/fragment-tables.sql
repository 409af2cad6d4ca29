-- SQLite 3.40
SELECT count(*) FROM "remindersLists" WHERE (SELECT count(*) FROM "tags" WHERE "tags"."id" < ?1) = 2
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT count(*) FROM "remindersLists" WHERE (SELECT count(*) FROM "tags" WHERE "tags"."id" < $1) = 2
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT count(*) FROM `remindersLists` WHERE (SELECT count(*) FROM `tags` WHERE `tags`.`id` < ?) = 2
-- 1: 3 (integer 64)
