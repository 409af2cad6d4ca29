-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE ("tags"."id", "tags"."title") IN (VALUES (?1, ?2), (?3, ?4))
-- 1: 1 (integer 64)
-- 2: 'red' (text)
-- 3: 2 (integer 64)
-- 4: 'red' (text)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE ("tags"."id", "tags"."title") IN (VALUES ($1, $2), ($3, $4))
-- 1: 1 (integer 64)
-- 2: 'red' (text)
-- 3: 2 (integer 64)
-- 4: 'red' (text)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE (`tags`.`id`, `tags`.`title`) IN (VALUES (?, ?), (?, ?))
-- 1: 1 (integer 64)
-- 2: 'red' (text)
-- 3: 2 (integer 64)
-- 4: 'red' (text)
