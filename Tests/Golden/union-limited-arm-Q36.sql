-- SQLite 3.40
SELECT "koine_arm"."koine_1" FROM (SELECT "tags"."id" AS "koine_1" FROM "tags" ORDER BY "tags"."id" DESC LIMIT ?1) AS "koine_arm" UNION ALL SELECT "koine_arm"."koine_1" FROM (SELECT "tags"."id" AS "koine_1" FROM "tags" ORDER BY "tags"."id" LIMIT ?2) AS "koine_arm"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
(SELECT "tags"."id" FROM "tags" ORDER BY "tags"."id" DESC LIMIT $1) UNION ALL (SELECT "tags"."id" FROM "tags" ORDER BY "tags"."id" LIMIT $2)
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_arm`.`koine_1` FROM (SELECT `tags`.`id` AS `koine_1` FROM `tags` ORDER BY `tags`.`id` DESC LIMIT ?) AS `koine_arm` UNION ALL SELECT `koine_arm`.`koine_1` FROM (SELECT `tags`.`id` AS `koine_1` FROM `tags` ORDER BY `tags`.`id` LIMIT ?) AS `koine_arm`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
