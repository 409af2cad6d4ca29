-- SQLite 3.40
SELECT "absences"."id", "absences"."n", "absences"."text" FROM "absences"

-- PostgreSQL 13
SELECT "absences"."id", "absences"."n", "absences"."text" FROM "absences"

-- MariaDB 10.11
SELECT `absences`.`id`, `absences`.`n`, `absences`.`text` FROM `absences`
