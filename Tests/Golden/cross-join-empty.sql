-- SQLite 3.40
SELECT "remindersLists"."id", "absences"."id" FROM "remindersLists" JOIN "absences"

-- PostgreSQL 13
SELECT "remindersLists"."id", "absences"."id" FROM "remindersLists" CROSS JOIN "absences"

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `absences`.`id` FROM `remindersLists` CROSS JOIN `absences`
