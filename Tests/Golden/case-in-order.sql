-- SQLite 3.40
SELECT "tags"."id" FROM "tags" ORDER BY CASE WHEN "tags"."title" = ?1 THEN ?2 ELSE ?3 END, "tags"."id"
-- 1: 'blue' (text)
-- 2: 0 (integer 64)
-- 3: 1 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" ORDER BY CASE WHEN "tags"."title" = $1 THEN $2 ELSE $3 END, "tags"."id"
-- 1: 'blue' (text)
-- 2: 0 (integer 64)
-- 3: 1 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` ORDER BY CASE WHEN `tags`.`title` = (? COLLATE `utf8mb4_nopad_bin`) THEN ? ELSE ? END, `tags`.`id`
-- 1: 'blue' (text)
-- 2: 0 (integer 64)
-- 3: 1 (integer 64)
