-- SQLite 3.40
SELECT min("reminders"."dueDate"), max("reminders"."dueDate"), count("reminders"."dueDate") FROM "reminders"

-- PostgreSQL 13
SELECT min("reminders"."dueDate"), max("reminders"."dueDate"), count("reminders"."dueDate") FROM "reminders"

-- MariaDB 10.11
SELECT min(`reminders`.`dueDate`), max(`reminders`.`dueDate`), count(`reminders`.`dueDate`) FROM `reminders`
