-- SQLite 3.40
SELECT "koine_arm"."koine_1" AS "koine_1" FROM (SELECT "koine_rows"."koine_1" AS "koine_1" FROM (SELECT "tags"."id" AS "koine_1" FROM "tags" WHERE "tags"."id" = ?1 UNION ALL SELECT "tags"."id" AS "koine_1" FROM "tags" WHERE "tags"."id" = ?2) AS "koine_rows" ORDER BY "koine_rows"."koine_1" DESC LIMIT ?3) AS "koine_arm" UNION ALL SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?4
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)
-- 3: 1 (integer 64)
-- 4: 1 (integer 64)

-- PostgreSQL 13
(SELECT "koine_rows"."koine_1" FROM (SELECT "tags"."id" AS "koine_1" FROM "tags" WHERE "tags"."id" = $1 UNION ALL SELECT "tags"."id" AS "koine_1" FROM "tags" WHERE "tags"."id" = $2) AS "koine_rows" ORDER BY "koine_rows"."koine_1" DESC LIMIT $3) UNION ALL SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $4
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)
-- 3: 1 (integer 64)
-- 4: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_arm`.`koine_1` AS `koine_1` FROM (SELECT `koine_rows`.`koine_1` AS `koine_1` FROM (SELECT `tags`.`id` AS `koine_1` FROM `tags` WHERE `tags`.`id` = ? UNION ALL SELECT `tags`.`id` AS `koine_1` FROM `tags` WHERE `tags`.`id` = ?) AS `koine_rows` ORDER BY `koine_rows`.`koine_1` DESC LIMIT ?) AS `koine_arm` UNION ALL SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = ?
-- 1: 2 (integer 64)
-- 2: 3 (integer 64)
-- 3: 1 (integer 64)
-- 4: 1 (integer 64)
