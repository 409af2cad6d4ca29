-- SQLite 3.40
SELECT max("reminders"."isCompleted") OVER (ORDER BY "reminders"."id"), min("reminders"."isCompleted") OVER (PARTITION BY "reminders"."remindersListID") FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT bool_or("reminders"."isCompleted") OVER (ORDER BY "reminders"."id"), bool_and("reminders"."isCompleted") OVER (PARTITION BY "reminders"."remindersListID") FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT max(`reminders`.`isCompleted`) OVER (ORDER BY `reminders`.`id`), min(`reminders`.`isCompleted`) OVER (PARTITION BY `reminders`.`remindersListID`) FROM `reminders` ORDER BY `reminders`.`id`
