-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE ("tags"."id", "tags"."title") = (?1, ?2)
-- 1: 2 (integer 64)
-- 2: 'blue' (text)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE ("tags"."id", "tags"."title") = ($1, $2)
-- 1: 2 (integer 64)
-- 2: 'blue' (text)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE (`tags`.`id`, `tags`.`title`) = (?, ?)
-- 1: 2 (integer 64)
-- 2: 'blue' (text)
