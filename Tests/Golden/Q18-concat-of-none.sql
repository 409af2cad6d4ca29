-- SQLite 3.40
SELECT koine_concat(',', 0, 'a', "absences"."text", "absences"."id") FROM "absences"

-- PostgreSQL 13
SELECT string_agg("absences"."text", ',' ORDER BY "absences"."id" NULLS FIRST) FROM "absences"

-- MariaDB 10.11
SELECT CASE WHEN count(`absences`.`text`) > 0 THEN group_concat(`absences`.`text` ORDER BY CASE WHEN `absences`.`id` IS NULL THEN 0 ELSE 1 END, `absences`.`id` SEPARATOR ',') END FROM `absences`
