-- SQLite 3.40
SELECT "tags"."id", "reminders"."id" FROM "tags" FULL JOIN "reminders" ON "tags"."weight" + ?1 = "reminders"."id" ORDER BY "tags"."id", "reminders"."id"
-- 1: NULL (integer 64)

-- PostgreSQL 13
SELECT "tags"."id", "reminders"."id" FROM "tags" FULL JOIN "reminders" ON CASE WHEN "tags"."id" IS NULL THEN 0 ELSE 0 END = CASE WHEN "reminders"."id" IS NULL THEN 0 ELSE 0 END AND "tags"."weight" + $1 = "reminders"."id" ORDER BY "tags"."id" NULLS FIRST, "reminders"."id" NULLS FIRST
-- 1: NULL (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id`, `reminders`.`id` FROM (SELECT 1 AS koine_side UNION ALL SELECT 2) AS `koine_sides` LEFT JOIN `tags` ON `koine_sides`.`koine_side` = 1 LEFT JOIN `reminders` ON `koine_sides`.`koine_side` = 1 AND `tags`.`id` IS NOT NULL AND `tags`.`weight` + ? = `reminders`.`id` OR `koine_sides`.`koine_side` = 2 AND NOT EXISTS (SELECT 1 FROM `tags` AS `koine_left` WHERE `koine_left`.`weight` + ? = `reminders`.`id`) WHERE `tags`.`id` IS NOT NULL OR `reminders`.`id` IS NOT NULL ORDER BY `tags`.`id`, `reminders`.`id`
-- 1: NULL (integer 64)
-- 2: NULL (integer 64)
