-- SQLite 3.40
UPDATE "tags" SET "weight" = ?1, "title" = "tags"."title" || ?2 WHERE "tags"."weight" IS NULL
-- 1: 1 (integer 64)
-- 2: '!' (text)

-- PostgreSQL 13
UPDATE "tags" SET "weight" = $1, "title" = "tags"."title" || $2 WHERE "tags"."weight" IS NULL
-- 1: 1 (integer 64)
-- 2: '!' (text)

-- MariaDB 10.11
UPDATE `tags` SET `weight` = ?, `title` = concat(`tags`.`title`, ?) WHERE `tags`.`weight` IS NULL
-- 1: 1 (integer 64)
-- 2: '!' (text)
