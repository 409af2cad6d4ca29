-- SQLite 3.40
SELECT "koine_rows"."koine_1", "koine_rows"."koine_2" FROM (SELECT "tags"."title" AS "koine_1", "tags"."id" AS "koine_2" FROM "tags" UNION ALL SELECT "remindersLists"."title" AS "koine_1", "remindersLists"."id" AS "koine_2" FROM "remindersLists") AS "koine_rows" ORDER BY "koine_rows"."koine_2" DESC, "koine_rows"."koine_1" LIMIT ?1 OFFSET ?2
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT "koine_rows"."koine_1", "koine_rows"."koine_2" FROM (SELECT "tags"."title" AS "koine_1", "tags"."id" AS "koine_2" FROM "tags" UNION ALL SELECT "remindersLists"."title" AS "koine_1", "remindersLists"."id" AS "koine_2" FROM "remindersLists") AS "koine_rows" ORDER BY "koine_rows"."koine_2" DESC, "koine_rows"."koine_1" COLLATE "C" LIMIT $1 OFFSET $2
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_rows`.`koine_1`, `koine_rows`.`koine_2` FROM (SELECT `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `koine_1`, `tags`.`id` AS `koine_2` FROM `tags` UNION ALL SELECT `remindersLists`.`title` COLLATE `utf8mb4_nopad_bin` AS `koine_1`, `remindersLists`.`id` AS `koine_2` FROM `remindersLists`) AS `koine_rows` ORDER BY `koine_rows`.`koine_2` DESC, `koine_rows`.`koine_1` COLLATE `utf8mb4_nopad_bin` LIMIT ? OFFSET ?
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)
