-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?1 UNION SELECT "koine_arm"."koine_1" FROM (SELECT "tags"."id" AS "koine_1" FROM "tags" WHERE "tags"."id" = ?2 INTERSECT SELECT "tags"."id" AS "koine_1" FROM "tags" WHERE "tags"."id" = ?3) AS "koine_arm"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $1 UNION (SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $2 INTERSECT SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $3)
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = ? UNION SELECT `koine_arm`.`koine_1` FROM (SELECT `tags`.`id` AS `koine_1` FROM `tags` WHERE `tags`.`id` = ? INTERSECT SELECT `tags`.`id` AS `koine_1` FROM `tags` WHERE `tags`.`id` = ?) AS `koine_arm`
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
