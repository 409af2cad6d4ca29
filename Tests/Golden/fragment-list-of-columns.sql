-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE ?1 IN ("tags"."id", "tags"."id")
-- 1: 4 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE $1 IN ("tags"."id", "tags"."id")
-- 1: 4 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE ? IN (`tags`.`id`, `tags`.`id`)
-- 1: 4 (integer 64)
