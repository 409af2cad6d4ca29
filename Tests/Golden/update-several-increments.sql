-- SQLite 3.40
UPDATE "tags" SET "weight" = ("tags"."weight" + ?1 + ?2) - ?3, "title" = "tags"."title" || ?4 || ?5 WHERE "tags"."id" = ?6
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 10 (integer 64)
-- 4: 'a' (text)
-- 5: 'b' (text)
-- 6: 1 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "weight" = ("tags"."weight" + $1 + $2) - $3, "title" = "tags"."title" || $4 || $5 WHERE "tags"."id" = $6
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 10 (integer 64)
-- 4: 'a' (text)
-- 5: 'b' (text)
-- 6: 1 (integer 64)

-- MariaDB 10.11
UPDATE `tags` SET `weight` = (`tags`.`weight` + ? + ?) - ?, `title` = concat(concat(`tags`.`title`, ?), ?) WHERE `tags`.`id` = ?
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 10 (integer 64)
-- 4: 'a' (text)
-- 5: 'b' (text)
-- 6: 1 (integer 64)
