-- SQLite 3.40
SELECT count(*) FROM (SELECT "reminders"."id", "reminders"."title", "reminders"."isCompleted", "reminders"."prio", "reminders"."remindersListID", "reminders"."dueDate", "reminders"."notes", "reminders"."score" FROM "reminders" WHERE "reminders"."id" > ?1 ORDER BY "reminders"."id") AS "rows"
-- 1: 4 (integer 64)

-- PostgreSQL 13
SELECT count(*) FROM (SELECT "reminders"."id", "reminders"."title", "reminders"."isCompleted", "reminders"."prio", "reminders"."remindersListID", "reminders"."dueDate", "reminders"."notes", "reminders"."score" FROM "reminders" WHERE "reminders"."id" > $1 ORDER BY "reminders"."id") AS "rows"
-- 1: 4 (integer 64)

-- MariaDB 10.11
SELECT count(*) FROM (SELECT `reminders`.`id`, `reminders`.`title`, `reminders`.`isCompleted`, `reminders`.`prio`, `reminders`.`remindersListID`, `reminders`.`dueDate`, `reminders`.`notes`, `reminders`.`score` FROM `reminders` WHERE `reminders`.`id` > ? ORDER BY `reminders`.`id`) AS `rows`
-- 1: 4 (integer 64)
