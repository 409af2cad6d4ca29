-- SQLite 3.40
SELECT koine_count_distinct("absences"."n", "absences"."text") FROM "absences"

-- PostgreSQL 13
SELECT count(DISTINCT ("absences"."n", "absences"."text")) FILTER (WHERE "absences"."n" IS NOT NULL AND "absences"."text" IS NOT NULL) FROM "absences"

-- MariaDB 10.11
SELECT count(DISTINCT `absences`.`n`, `absences`.`text` COLLATE `utf8mb4_nopad_bin`) FROM `absences`
