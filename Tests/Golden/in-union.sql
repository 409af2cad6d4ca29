-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT "tags_2"."id" FROM "tags" AS "tags_2" WHERE "tags_2"."id" = ?1 UNION SELECT "tags_2"."id" FROM "tags" AS "tags_2" WHERE "tags_2"."id" = ?2) ORDER BY "tags"."id"
-- 1: 1 (integer 64)
-- 2: 4 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT "tags_2"."id" FROM "tags" AS "tags_2" WHERE "tags_2"."id" = $1 UNION SELECT "tags_2"."id" FROM "tags" AS "tags_2" WHERE "tags_2"."id" = $2) ORDER BY "tags"."id"
-- 1: 1 (integer 64)
-- 2: 4 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` IN (SELECT `tags_2`.`id` FROM `tags` AS `tags_2` WHERE `tags_2`.`id` = ? UNION SELECT `tags_2`.`id` FROM `tags` AS `tags_2` WHERE `tags_2`.`id` = ?) ORDER BY `tags`.`id`
-- 1: 1 (integer 64)
-- 2: 4 (integer 64)
