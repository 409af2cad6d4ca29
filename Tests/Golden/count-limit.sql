-- SQLite 3.40
SELECT count(*) FROM (SELECT "reminders"."id", "reminders"."title", "reminders"."isCompleted", "reminders"."prio", "reminders"."remindersListID", "reminders"."dueDate", "reminders"."notes", "reminders"."score" FROM "reminders" ORDER BY "reminders"."id" LIMIT ?1 OFFSET ?2) AS "rows"
-- 1: 4 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT count(*) FROM (SELECT "reminders"."id", "reminders"."title", "reminders"."isCompleted", "reminders"."prio", "reminders"."remindersListID", "reminders"."dueDate", "reminders"."notes", "reminders"."score" FROM "reminders" ORDER BY "reminders"."id" LIMIT $1 OFFSET $2) AS "rows"
-- 1: 4 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT count(*) FROM (SELECT `reminders`.`id`, `reminders`.`title`, `reminders`.`isCompleted`, `reminders`.`prio`, `reminders`.`remindersListID`, `reminders`.`dueDate`, `reminders`.`notes`, `reminders`.`score` FROM `reminders` ORDER BY `reminders`.`id` LIMIT ? OFFSET ?) AS `rows`
-- 1: 4 (integer 64)
-- 2: 3 (integer 64)
