-- SQLite 3.40
SELECT CASE WHEN "tags"."id" > ?1 THEN CASE WHEN "tags"."id" > ?2 THEN ?3 ELSE ?4 END ELSE ?5 END FROM "tags" ORDER BY "tags"."id"
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)
-- 3: 'c' (text)
-- 4: 'b' (text)
-- 5: 'a' (text)

-- PostgreSQL 13
SELECT CASE WHEN "tags"."id" > $1 THEN CASE WHEN "tags"."id" > $2 THEN $3 ELSE $4 END ELSE $5 END FROM "tags" ORDER BY "tags"."id"
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)
-- 3: 'c' (text)
-- 4: 'b' (text)
-- 5: 'a' (text)

-- MariaDB 10.11
SELECT CASE WHEN `tags`.`id` > ? THEN CASE WHEN `tags`.`id` > ? THEN ? ELSE ? END ELSE ? END FROM `tags` ORDER BY `tags`.`id`
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)
-- 3: 'c' (text)
-- 4: 'b' (text)
-- 5: 'a' (text)
