-- SQLite 3.40
UPDATE "reminders" SET "title" = "remindersLists"."title" || ?1 || "reminders"."title", "prio" = "remindersLists"."id", "score" = "reminders"."score" + ?2 FROM "remindersLists" WHERE "reminders"."remindersListID" = "remindersLists"."id" AND ("remindersLists"."title" = ?3 AND NOT "reminders"."isCompleted")
-- 1: ': ' (text)
-- 2: 1.0 (double)
-- 3: 'Home' (text)

-- PostgreSQL 13
UPDATE "reminders" SET "title" = "remindersLists"."title" || $1 || "reminders"."title", "prio" = "remindersLists"."id", "score" = "reminders"."score" + $2 FROM "remindersLists" WHERE "reminders"."remindersListID" = "remindersLists"."id" AND ("remindersLists"."title" = $3 AND NOT "reminders"."isCompleted")
-- 1: ': ' (text)
-- 2: 1.0 (double)
-- 3: 'Home' (text)

-- MariaDB 10.11
UPDATE `reminders` SET `title` = (SELECT concat(concat(`remindersLists`.`title`, ?), `reminders`.`title`) FROM `remindersLists` WHERE `reminders`.`remindersListID` = `remindersLists`.`id` AND (`remindersLists`.`title` = (? COLLATE `utf8mb4_nopad_bin`) AND `reminders`.`isCompleted` = FALSE)), `prio` = (SELECT `remindersLists`.`id` FROM `remindersLists` WHERE `reminders`.`remindersListID` = `remindersLists`.`id` AND (`remindersLists`.`title` = (? COLLATE `utf8mb4_nopad_bin`) AND `reminders`.`isCompleted` = FALSE)), `score` = `reminders`.`score` + ? WHERE (SELECT 1 FROM `remindersLists` WHERE `reminders`.`remindersListID` = `remindersLists`.`id` AND (`remindersLists`.`title` = (? COLLATE `utf8mb4_nopad_bin`) AND `reminders`.`isCompleted` = FALSE)) = 1
-- 1: ': ' (text)
-- 2: 'Home' (text)
-- 3: 'Home' (text)
-- 4: 1.0 (double)
-- 5: 'Home' (text)
