-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE ?1 IN ("tags"."id" + ?2, "tags"."id" + ?3) ORDER BY "tags"."id"
-- 1: 2 (integer 64)
-- 2: 0 (integer 64)
-- 3: 1 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE $1 IN ("tags"."id" + $2, "tags"."id" + $3) ORDER BY "tags"."id"
-- 1: 2 (integer 64)
-- 2: 0 (integer 64)
-- 3: 1 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE ? IN (`tags`.`id` + ?, `tags`.`id` + ?) ORDER BY `tags`.`id`
-- 1: 2 (integer 64)
-- 2: 0 (integer 64)
-- 3: 1 (integer 64)
