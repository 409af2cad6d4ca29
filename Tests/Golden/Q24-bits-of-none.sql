-- SQLite 3.40
SELECT koine_bit_and("absences"."n"), koine_bit_or("absences"."n") FROM "absences"

-- PostgreSQL 13
SELECT bit_and("absences"."n"), bit_or("absences"."n") FROM "absences"

-- MariaDB 10.11
SELECT CASE WHEN count(`absences`.`n`) > 0 THEN CAST(bit_and(`absences`.`n`) AS SIGNED) END, CASE WHEN count(`absences`.`n`) > 0 THEN CAST(bit_or(`absences`.`n`) AS SIGNED) END FROM `absences`
