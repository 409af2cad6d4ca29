-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE ("tags"."id" = ?1 OR "tags"."id" = ?2) AND "tags"."title" = ?3 AND 1 = 1 ORDER BY "tags"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 'red' (text)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE ("tags"."id" = $1 OR "tags"."id" = $2) AND "tags"."title" = $3 AND 1 = 1 ORDER BY "tags"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 'red' (text)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE (`tags`.`id` = ? OR `tags`.`id` = ?) AND `tags`.`title` = ? AND 1 = 1 ORDER BY `tags`.`id`
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 'red' (text)
