-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE ("reminders"."remindersListID", "reminders"."isCompleted", "reminders"."title") IN ((?1, ?2, ?3), (?4, ?5, ?6)) ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: false (boolean)
-- 3: 'Walk' (text)
-- 4: 2 (integer 64)
-- 5: true (boolean)
-- 6: 'éa' (text)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE ("reminders"."remindersListID", "reminders"."isCompleted", "reminders"."title") IN (($1, $2, $3), ($4, $5, $6)) ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: false (boolean)
-- 3: 'Walk' (text)
-- 4: 2 (integer 64)
-- 5: true (boolean)
-- 6: 'éa' (text)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE (`reminders`.`remindersListID`, `reminders`.`isCompleted`, `reminders`.`title`) IN ((?, ?, ? COLLATE `utf8mb4_nopad_bin`), (?, ?, ?)) ORDER BY `reminders`.`id`
-- 1: 1 (integer 64)
-- 2: false (boolean)
-- 3: 'Walk' (text)
-- 4: 2 (integer 64)
-- 5: true (boolean)
-- 6: 'éa' (text)
