-- SQLite 3.40
SELECT "reminders"."id", row_number() OVER (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."score" DESC) FROM "reminders" ORDER BY "reminders"."id"

-- PostgreSQL 13
SELECT "reminders"."id", row_number() OVER (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."score" DESC) FROM "reminders" ORDER BY "reminders"."id"

-- MariaDB 10.11
SELECT `reminders`.`id`, row_number() OVER (PARTITION BY `reminders`.`remindersListID` ORDER BY `reminders`.`score` DESC) FROM `reminders` ORDER BY `reminders`.`id`
