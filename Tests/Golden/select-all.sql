-- SQLite 3.40
SELECT "reminders"."id", "reminders"."title", "reminders"."isCompleted", "reminders"."prio", "reminders"."remindersListID", "reminders"."dueDate", "reminders"."notes", "reminders"."score" FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", "reminders"."title", "reminders"."isCompleted", "reminders"."prio", "reminders"."remindersListID", "reminders"."dueDate", "reminders"."notes", "reminders"."score" FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id`, `reminders`.`title`, `reminders`.`isCompleted`, `reminders`.`prio`, `reminders`.`remindersListID`, `reminders`.`dueDate`, `reminders`.`notes`, `reminders`.`score` FROM `reminders` ORDER BY `reminders`.`id`
