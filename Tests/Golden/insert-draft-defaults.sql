-- SQLite 3.40
INSERT INTO "reminders" ("title", "isCompleted", "prio", "remindersListID", "dueDate", "notes", "score") VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) RETURNING "reminders"."title", "reminders"."isCompleted", "reminders"."prio", "reminders"."score"
-- 1: '' (text)
-- 2: false (boolean)
-- 3: NULL (integer 64)
-- 4: 3 (integer 64)
-- 5: NULL (timestamp)
-- 6: NULL (text)
-- 7: 0.0 (double)

-- PostgreSQL 13
INSERT INTO "reminders" ("title", "isCompleted", "prio", "remindersListID", "dueDate", "notes", "score") VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING "reminders"."title", "reminders"."isCompleted", "reminders"."prio", "reminders"."score"
-- 1: '' (text)
-- 2: false (boolean)
-- 3: NULL (integer 64)
-- 4: 3 (integer 64)
-- 5: NULL (timestamp)
-- 6: NULL (text)
-- 7: 0.0 (double)

-- MariaDB 10.11
INSERT INTO `reminders` (`title`, `isCompleted`, `prio`, `remindersListID`, `dueDate`, `notes`, `score`) VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING `reminders`.`title`, `reminders`.`isCompleted`, `reminders`.`prio`, `reminders`.`score`
-- 1: '' (text)
-- 2: false (boolean)
-- 3: NULL (integer 64)
-- 4: 3 (integer 64)
-- 5: NULL (timestamp)
-- 6: NULL (text)
-- 7: 0.0 (double)
