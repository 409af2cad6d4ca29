-- SQLite 3.40
SELECT "reminders"."id", "reminders"."title", "reminders"."isCompleted", "reminders"."prio", "reminders"."remindersListID", "reminders"."dueDate", "reminders"."notes", "reminders"."score" FROM "reminders" WHERE "reminders"."id" = ?1
-- 1: 42 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id", "reminders"."title", "reminders"."isCompleted", "reminders"."prio", "reminders"."remindersListID", "reminders"."dueDate", "reminders"."notes", "reminders"."score" FROM "reminders" WHERE "reminders"."id" = $1
-- 1: 42 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id`, `reminders`.`title`, `reminders`.`isCompleted`, `reminders`.`prio`, `reminders`.`remindersListID`, `reminders`.`dueDate`, `reminders`.`notes`, `reminders`.`score` FROM `reminders` WHERE `reminders`.`id` = ?
-- 1: 42 (integer 64)
