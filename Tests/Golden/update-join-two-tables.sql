-- SQLite 3.40
UPDATE "tags" SET "title" = "remindersLists"."title" || ?1 || "reminders"."title", "weight" = "reminders"."prio" FROM "reminders", "remindersLists" WHERE "tags"."reminderID" = "reminders"."id" AND "reminders"."remindersListID" = "remindersLists"."id"
-- 1: '/' (text)

-- PostgreSQL 13
UPDATE "tags" SET "title" = "remindersLists"."title" || $1 || "reminders"."title", "weight" = "reminders"."prio" FROM "reminders", "remindersLists" WHERE "tags"."reminderID" = "reminders"."id" AND "reminders"."remindersListID" = "remindersLists"."id"
-- 1: '/' (text)

-- MariaDB 10.11
UPDATE `tags` SET `title` = (SELECT concat(concat(`remindersLists`.`title`, ?), `reminders`.`title`) FROM `reminders` CROSS JOIN `remindersLists` WHERE `tags`.`reminderID` = `reminders`.`id` AND `reminders`.`remindersListID` = `remindersLists`.`id`), `weight` = (SELECT `reminders`.`prio` FROM `reminders` CROSS JOIN `remindersLists` WHERE `tags`.`reminderID` = `reminders`.`id` AND `reminders`.`remindersListID` = `remindersLists`.`id`) WHERE (SELECT 1 FROM `reminders` CROSS JOIN `remindersLists` WHERE `tags`.`reminderID` = `reminders`.`id` AND `reminders`.`remindersListID` = `remindersLists`.`id`) = 1
-- 1: '/' (text)
