-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."weight" IN (?1, ?2, ?3) ORDER BY "tags"."id"
-- 1: 7 (integer 64)
-- 2: -7 (integer 64)
-- 3: NULL (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."weight" IN ($1, $2, $3) ORDER BY "tags"."id"
-- 1: 7 (integer 64)
-- 2: -7 (integer 64)
-- 3: NULL (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`weight` IN (?, ?, ?) ORDER BY `tags`.`id`
-- 1: 7 (integer 64)
-- 2: -7 (integer 64)
-- 3: NULL (integer 64)
