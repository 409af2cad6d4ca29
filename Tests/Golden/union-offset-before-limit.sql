-- SQLite 3.40
SELECT "koine_rows"."koine_1" FROM (SELECT "tags"."id" AS "koine_1" FROM "tags" WHERE "tags"."id" = ?1 UNION ALL SELECT "tags"."id" AS "koine_1" FROM "tags" WHERE "tags"."id" = ?2 UNION ALL SELECT "tags"."id" AS "koine_1" FROM "tags" WHERE "tags"."id" = ?3) AS "koine_rows" ORDER BY "koine_rows"."koine_1" LIMIT ?4 OFFSET ?5
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 1 (integer 64)
-- 5: 1 (integer 64)

-- PostgreSQL 13
SELECT "koine_rows"."koine_1" FROM (SELECT "tags"."id" AS "koine_1" FROM "tags" WHERE "tags"."id" = $1 UNION ALL SELECT "tags"."id" AS "koine_1" FROM "tags" WHERE "tags"."id" = $2 UNION ALL SELECT "tags"."id" AS "koine_1" FROM "tags" WHERE "tags"."id" = $3) AS "koine_rows" ORDER BY "koine_rows"."koine_1" LIMIT $4 OFFSET $5
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 1 (integer 64)
-- 5: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_rows`.`koine_1` FROM (SELECT `tags`.`id` AS `koine_1` FROM `tags` WHERE `tags`.`id` = ? UNION ALL SELECT `tags`.`id` AS `koine_1` FROM `tags` WHERE `tags`.`id` = ? UNION ALL SELECT `tags`.`id` AS `koine_1` FROM `tags` WHERE `tags`.`id` = ?) AS `koine_rows` ORDER BY `koine_rows`.`koine_1` LIMIT ? OFFSET ?
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 1 (integer 64)
-- 5: 1 (integer 64)
