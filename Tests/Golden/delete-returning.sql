-- SQLite 3.40
DELETE FROM "tags" WHERE "tags"."title" = ?1 RETURNING "tags"."id", length("tags"."title")
-- 1: 'red' (text)

-- PostgreSQL 13
DELETE FROM "tags" WHERE "tags"."title" = $1 RETURNING "tags"."id", CAST(length("tags"."title") AS bigint)
-- 1: 'red' (text)

-- MariaDB 10.11
DELETE FROM `tags` WHERE `tags`.`title` = (? COLLATE `utf8mb4_nopad_bin`) RETURNING `tags`.`id`, char_length(`tags`.`title`)
-- 1: 'red' (text)
