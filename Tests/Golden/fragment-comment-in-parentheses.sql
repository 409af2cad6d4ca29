-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE (("tags"."id" = 1 -- the first
) OR "tags"."id" = ?1) AND "tags"."id" < ?2 ORDER BY "tags"."id"
-- 1: 3 (integer 64)
-- 2: 4 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE (("tags"."id" = 1 -- the first
) OR "tags"."id" = $1) AND "tags"."id" < $2 ORDER BY "tags"."id"
-- 1: 3 (integer 64)
-- 2: 4 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE ((`tags`.`id` = 1 -- the first
) OR `tags`.`id` = ?) AND `tags`.`id` < ? ORDER BY `tags`.`id`
-- 1: 3 (integer 64)
-- 2: 4 (integer 64)
