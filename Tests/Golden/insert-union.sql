-- SQLite 3.40
INSERT INTO "tags" ("id", "reminderID", "title") SELECT "tags"."id" + ?1, "tags"."reminderID", "tags"."title" FROM "tags" WHERE "tags"."id" = ?2 UNION SELECT "tags"."id" + ?3, "tags"."reminderID", "tags"."title" FROM "tags" WHERE "tags"."id" = ?4
-- 1: 10 (integer 64)
-- 2: 1 (integer 64)
-- 3: 10 (integer 64)
-- 4: 2 (integer 64)

-- PostgreSQL 13
INSERT INTO "tags" ("id", "reminderID", "title") SELECT "tags"."id" + $1, "tags"."reminderID", "tags"."title" FROM "tags" WHERE "tags"."id" = $2 UNION SELECT "tags"."id" + $3, "tags"."reminderID", "tags"."title" FROM "tags" WHERE "tags"."id" = $4
-- 1: 10 (integer 64)
-- 2: 1 (integer 64)
-- 3: 10 (integer 64)
-- 4: 2 (integer 64)

-- MariaDB 10.11
INSERT INTO `tags` (`id`, `reminderID`, `title`) SELECT `tags`.`id` + ?, `tags`.`reminderID`, `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title` FROM `tags` WHERE `tags`.`id` = ? UNION SELECT `tags`.`id` + ?, `tags`.`reminderID`, `tags`.`title` COLLATE `utf8mb4_nopad_bin` AS `title` FROM `tags` WHERE `tags`.`id` = ?
-- 1: 10 (integer 64)
-- 2: 1 (integer 64)
-- 3: 10 (integer 64)
-- 4: 2 (integer 64)
