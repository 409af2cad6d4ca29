-- SQLite 3.40
SELECT "koine_arm"."koine_1" FROM (SELECT "tags"."id" AS "koine_1" FROM "tags" WHERE "tags"."id" = ?1 UNION SELECT "tags"."id" AS "koine_1" FROM "tags" WHERE "tags"."id" = ?2) AS "koine_arm" INTERSECT SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?3
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)

-- PostgreSQL 13
(SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $1 UNION SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $2) INTERSECT SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $3
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)

-- MariaDB 10.11
SELECT `koine_arm`.`koine_1` FROM (SELECT `tags`.`id` AS `koine_1` FROM `tags` WHERE `tags`.`id` = ? UNION SELECT `tags`.`id` AS `koine_1` FROM `tags` WHERE `tags`.`id` = ?) AS `koine_arm` INTERSECT SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = ?
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)
