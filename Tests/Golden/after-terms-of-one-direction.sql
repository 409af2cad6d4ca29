-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE ("tags"."reminderID", "tags"."title", "tags"."id") > (?1, ?2, ?3) ORDER BY "tags"."reminderID", "tags"."title", "tags"."id"
-- 1: 1 (integer 64)
-- 2: 'blue' (text)
-- 3: 2 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE ("tags"."reminderID", "tags"."title" COLLATE "C", "tags"."id") > ($1, $2, $3) ORDER BY "tags"."reminderID", "tags"."title" COLLATE "C", "tags"."id"
-- 1: 1 (integer 64)
-- 2: 'blue' (text)
-- 3: 2 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`reminderID` >= ? AND (`tags`.`reminderID` > ? OR `tags`.`reminderID` = ? AND (`tags`.`title` > (? COLLATE `utf8mb4_nopad_bin`) OR `tags`.`title` = (? COLLATE `utf8mb4_nopad_bin`) AND `tags`.`id` > ?)) ORDER BY `tags`.`reminderID`, `tags`.`title` COLLATE `utf8mb4_nopad_bin`, `tags`.`id`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 'blue' (text)
-- 5: 'blue' (text)
-- 6: 2 (integer 64)
