-- SQLite 3.40
SELECT "tags"."title" || ?1, "tags"."weight" * ?2, "tags"."weight" IS NULL FROM "tags" ORDER BY "tags"."id"
-- 1: '!' (text)
-- 2: 2 (integer 64)

-- PostgreSQL 13
SELECT "tags"."title" || $1, "tags"."weight" * $2, "tags"."weight" IS NULL FROM "tags" ORDER BY "tags"."id"
-- 1: '!' (text)
-- 2: 2 (integer 64)

-- MariaDB 10.11
SELECT concat(`tags`.`title`, ?), `tags`.`weight` * ?, `tags`.`weight` IS NULL FROM `tags` ORDER BY `tags`.`id`
-- 1: '!' (text)
-- 2: 2 (integer 64)
