-- SQLite 3.40
SELECT (SELECT "koine_rows"."koine_1" FROM (SELECT "tags_2"."id" AS "koine_1" FROM "tags" AS "tags_2" WHERE "tags_2"."id" = ?1 UNION SELECT "tags_2"."id" AS "koine_1" FROM "tags" AS "tags_2" WHERE "tags_2"."id" = ?2) AS "koine_rows" ORDER BY "koine_rows"."koine_1" LIMIT ?3) FROM "tags" WHERE "tags"."id" = ?4
-- 1: 3 (integer 64)
-- 2: 2 (integer 64)
-- 3: 1 (integer 64)
-- 4: 1 (integer 64)

-- PostgreSQL 13
SELECT (SELECT "koine_rows"."koine_1" FROM (SELECT "tags_2"."id" AS "koine_1" FROM "tags" AS "tags_2" WHERE "tags_2"."id" = $1 UNION SELECT "tags_2"."id" AS "koine_1" FROM "tags" AS "tags_2" WHERE "tags_2"."id" = $2) AS "koine_rows" ORDER BY "koine_rows"."koine_1" LIMIT $3) FROM "tags" WHERE "tags"."id" = $4
-- 1: 3 (integer 64)
-- 2: 2 (integer 64)
-- 3: 1 (integer 64)
-- 4: 1 (integer 64)

-- MariaDB 10.11
SELECT (SELECT `koine_rows`.`koine_1` FROM (SELECT `tags_2`.`id` AS `koine_1` FROM `tags` AS `tags_2` WHERE `tags_2`.`id` = ? UNION SELECT `tags_2`.`id` AS `koine_1` FROM `tags` AS `tags_2` WHERE `tags_2`.`id` = ?) AS `koine_rows` ORDER BY `koine_rows`.`koine_1` LIMIT ?) FROM `tags` WHERE `tags`.`id` = ?
-- 1: 3 (integer 64)
-- 2: 2 (integer 64)
-- 3: 1 (integer 64)
-- 4: 1 (integer 64)
