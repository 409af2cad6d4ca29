-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT "koine_rows"."koine_1" FROM (SELECT "tags_2"."id" AS "koine_1" FROM "tags" AS "tags_2" WHERE "tags_2"."id" = ?1 UNION ALL SELECT "tags_2"."id" AS "koine_1" FROM "tags" AS "tags_2" WHERE "tags_2"."id" = ?2) AS "koine_rows" ORDER BY "koine_rows"."koine_1" LIMIT ?3)
-- 1: 1 (integer 64)
-- 2: 4 (integer 64)
-- 3: 1 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT "koine_rows"."koine_1" FROM (SELECT "tags_2"."id" AS "koine_1" FROM "tags" AS "tags_2" WHERE "tags_2"."id" = $1 UNION ALL SELECT "tags_2"."id" AS "koine_1" FROM "tags" AS "tags_2" WHERE "tags_2"."id" = $2) AS "koine_rows" ORDER BY "koine_rows"."koine_1" LIMIT $3)
-- 1: 1 (integer 64)
-- 2: 4 (integer 64)
-- 3: 1 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` IN (SELECT `koine_limited`.`koine_1` AS `koine_1` FROM (SELECT `koine_rows`.`koine_1` AS `koine_1` FROM (SELECT `tags_2`.`id` AS `koine_1` FROM `tags` AS `tags_2` WHERE `tags_2`.`id` = ? UNION ALL SELECT `tags_2`.`id` AS `koine_1` FROM `tags` AS `tags_2` WHERE `tags_2`.`id` = ?) AS `koine_rows` ORDER BY `koine_rows`.`koine_1` LIMIT ?) AS `koine_limited`)
-- 1: 1 (integer 64)
-- 2: 4 (integer 64)
-- 3: 1 (integer 64)
