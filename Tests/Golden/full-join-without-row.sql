-- SQLite 3.40
SELECT "remindersLists"."id", "tags"."id" FROM "remindersLists" FULL JOIN "tags" ON "remindersLists"."id" = "tags"."id" AND "remindersLists"."id" < ?1 WHERE "remindersLists"."id" IS NULL OR "tags"."id" IS NULL ORDER BY "remindersLists"."id", "tags"."id"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", "tags"."id" FROM "remindersLists" FULL JOIN "tags" ON "remindersLists"."id" = "tags"."id" AND "remindersLists"."id" < $1 WHERE "remindersLists"."id" IS NULL OR "tags"."id" IS NULL ORDER BY "remindersLists"."id" NULLS FIRST, "tags"."id" NULLS FIRST
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `tags`.`id` FROM (SELECT 1 AS koine_side UNION ALL SELECT 2) AS `koine_sides` LEFT JOIN `remindersLists` ON `koine_sides`.`koine_side` = 1 LEFT JOIN `tags` ON `koine_sides`.`koine_side` = 1 AND `remindersLists`.`id` IS NOT NULL AND (`remindersLists`.`id` = `tags`.`id` AND `remindersLists`.`id` < ?) OR `koine_sides`.`koine_side` = 2 AND NOT EXISTS (SELECT 1 FROM `remindersLists` AS `koine_left` WHERE `koine_left`.`id` = `tags`.`id` AND `koine_left`.`id` < ?) WHERE (`remindersLists`.`id` IS NULL OR `tags`.`id` IS NULL) AND (`remindersLists`.`id` IS NOT NULL OR `tags`.`id` IS NOT NULL) ORDER BY `remindersLists`.`id`, `tags`.`id`
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
