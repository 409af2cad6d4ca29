-- SQLite 3.40
SELECT max(max("reminders"."prio"), count("reminders"."id")) FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"

-- PostgreSQL 13
SELECT (greatest(ARRAY[max("reminders"."prio")], ARRAY[count("reminders"."id")]))[1] FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"

-- MariaDB 10.11
SELECT greatest(max(`reminders`.`prio`), count(`reminders`.`id`)) FROM `reminders` GROUP BY `reminders`.`remindersListID` ORDER BY `reminders`.`remindersListID`
