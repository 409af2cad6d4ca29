-- SQLite 3.40
SELECT "absences"."id" FROM "absences" JOIN "absences" AS "Second" ON "absences"."id" = "Second"."n"

-- PostgreSQL 13
SELECT "absences"."id" FROM "absences" JOIN "absences" AS "Second" ON "absences"."id" = "Second"."n" FOR SHARE NOWAIT

-- MariaDB 10.11
SELECT `absences`.`id` FROM `absences` JOIN `absences` AS `Second` ON `absences`.`id` = `Second`.`n` LOCK IN SHARE MODE NOWAIT
