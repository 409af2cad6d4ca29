-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE EXISTS (SELECT 1 FROM "reminders" ORDER BY "reminders"."score" LIMIT ?1 OFFSET ?2) ORDER BY "tags"."id" LIMIT ?3
-- 1: 1 (integer 64)
-- 2: 5 (integer 64)
-- 3: 1 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE EXISTS (SELECT 1 FROM "reminders" ORDER BY "reminders"."score" OFFSET $1 ROWS FETCH FIRST $2 ROWS WITH TIES) ORDER BY "tags"."id" LIMIT $3
-- 1: 5 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE EXISTS (SELECT 1 FROM `reminders` ORDER BY `reminders`.`score` LIMIT ? OFFSET ?) ORDER BY `tags`.`id` LIMIT ?
-- 1: 1 (integer 64)
-- 2: 5 (integer 64)
-- 3: 1 (integer 64)
