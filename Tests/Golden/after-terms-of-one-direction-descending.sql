-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE ("tags"."title", "tags"."id") < (?1, ?2) ORDER BY "tags"."title" DESC, "tags"."id" DESC
-- 1: 'red' (text)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE ("tags"."title" COLLATE "C", "tags"."id") < ($1, $2) ORDER BY "tags"."title" COLLATE "C" DESC, "tags"."id" DESC
-- 1: 'red' (text)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`title` <= (? COLLATE `utf8mb4_nopad_bin`) AND (`tags`.`title` < (? COLLATE `utf8mb4_nopad_bin`) OR `tags`.`title` = (? COLLATE `utf8mb4_nopad_bin`) AND `tags`.`id` < ?) ORDER BY `tags`.`title` COLLATE `utf8mb4_nopad_bin` DESC, `tags`.`id` DESC
-- 1: 'red' (text)
-- 2: 'red' (text)
-- 3: 'red' (text)
-- 4: 3 (integer 64)
