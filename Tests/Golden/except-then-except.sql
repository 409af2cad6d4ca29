-- SQLite 3.40
SELECT "koine_arm"."koine_1" FROM (SELECT "tags"."id" AS "koine_1" FROM "tags" WHERE "tags"."id" = ?1 UNION ALL SELECT "tags"."id" AS "koine_1" FROM "tags" WHERE "tags"."id" = ?2) AS "koine_arm" EXCEPT SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?3 EXCEPT SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?4
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 1 (integer 64)
-- 4: 3 (integer 64)

-- PostgreSQL 13
(SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $1 UNION ALL SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $2) EXCEPT SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $3 EXCEPT SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $4
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 1 (integer 64)
-- 4: 3 (integer 64)

-- MariaDB 10.11
SELECT `koine_arm`.`koine_1` FROM (SELECT `tags`.`id` AS `koine_1` FROM `tags` WHERE `tags`.`id` = ? UNION ALL SELECT `tags`.`id` AS `koine_1` FROM `tags` WHERE `tags`.`id` = ?) AS `koine_arm` EXCEPT SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = ? EXCEPT SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = ?
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 1 (integer 64)
-- 4: 3 (integer 64)
