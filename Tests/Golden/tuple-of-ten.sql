-- SQLite 3.40
SELECT "tags"."id", "tags"."title", "tags"."weight", "tags"."reminderID", "tags"."id" + ?1, "tags"."title" || ?2, ?3, ?4, "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight", "tags"."id" = ?5 FROM "tags" WHERE "tags"."id" = ?6
-- 1: 1 (integer 64)
-- 2: '!' (text)
-- 3: true (boolean)
-- 4: 2.5 (double)
-- 5: 1 (integer 64)
-- 6: 1 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id", "tags"."title", "tags"."weight", "tags"."reminderID", "tags"."id" + $1, "tags"."title" || $2, $3, $4, "tags"."id", "tags"."reminderID", "tags"."title", "tags"."weight", "tags"."id" = $5 FROM "tags" WHERE "tags"."id" = $6
-- 1: 1 (integer 64)
-- 2: '!' (text)
-- 3: true (boolean)
-- 4: 2.5 (double)
-- 5: 1 (integer 64)
-- 6: 1 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id`, `tags`.`title`, `tags`.`weight`, `tags`.`reminderID`, `tags`.`id` + ?, concat(`tags`.`title`, ?), ?, ?, `tags`.`id`, `tags`.`reminderID`, `tags`.`title`, `tags`.`weight`, `tags`.`id` = ? FROM `tags` WHERE `tags`.`id` = ?
-- 1: 1 (integer 64)
-- 2: '!' (text)
-- 3: true (boolean)
-- 4: 2.5 (double)
-- 5: 1 (integer 64)
-- 6: 1 (integer 64)
