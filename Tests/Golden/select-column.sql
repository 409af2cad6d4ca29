-- SQLite 3.40
SELECT "remindersLists"."title" FROM "remindersLists" ORDER BY "remindersLists"."id"

-- PostgreSQL 13
SELECT "remindersLists"."title" FROM "remindersLists" ORDER BY "remindersLists"."id"

-- MariaDB 10.11
SELECT `remindersLists`.`title` FROM `remindersLists` ORDER BY `remindersLists`.`id`
