-- SQLite 3.40
UPDATE "tags" SET "weight" = "tags"."weight" + ?1 WHERE "tags"."id" IN (?2, ?3)
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "weight" = "tags"."weight" + $1 WHERE "tags"."id" IN ($2, $3)
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)

-- MariaDB 10.11
UPDATE `tags` SET `weight` = `tags`.`weight` + ? WHERE `tags`.`id` IN (?, ?)
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
