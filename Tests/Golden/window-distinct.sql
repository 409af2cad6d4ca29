-- SQLite 3.40
SELECT DISTINCT "reminders"."remindersListID", count("reminders"."id") OVER (PARTITION BY "reminders"."remindersListID") FROM "reminders"

-- PostgreSQL 13
SELECT DISTINCT "reminders"."remindersListID", count("reminders"."id") OVER (PARTITION BY "reminders"."remindersListID") FROM "reminders"

-- MariaDB 10.11
SELECT DISTINCT `reminders`.`remindersListID`, count(`reminders`.`id`) OVER (PARTITION BY `reminders`.`remindersListID`) FROM `reminders`
