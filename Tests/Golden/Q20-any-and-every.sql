-- SQLite 3.40
SELECT max("reminders"."isCompleted"), min("reminders"."isCompleted"), max("reminders"."score" > ?1), min("reminders"."prio" >= ?2) FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"
-- 1: 0.0 (double)
-- 2: 0 (integer 64)

-- PostgreSQL 13
SELECT bool_or("reminders"."isCompleted"), bool_and("reminders"."isCompleted"), bool_or("reminders"."score" > $1), bool_and("reminders"."prio" >= $2) FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"
-- 1: 0.0 (double)
-- 2: 0 (integer 64)

-- MariaDB 10.11
SELECT max(`reminders`.`isCompleted`), min(`reminders`.`isCompleted`), max(`reminders`.`score` > ?), min(`reminders`.`prio` >= ?) FROM `reminders` GROUP BY `reminders`.`remindersListID` ORDER BY `reminders`.`remindersListID`
-- 1: 0.0 (double)
-- 2: 0 (integer 64)
