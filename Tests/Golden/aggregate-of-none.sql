-- SQLite 3.40
SELECT count("absences"."id"), koine_sum("absences"."n"), koine_avg("absences"."n"), max("absences"."text"), group_concat("absences"."text", ',') FROM "absences"

-- PostgreSQL 13
SELECT count("absences"."id"), CAST(sum("absences"."n") AS bigint), CAST(avg("absences"."n" + 0.000000000000000000000000000000000000000000000) AS double precision), max("absences"."text" COLLATE "C"), string_agg("absences"."text", ',') FROM "absences"

-- MariaDB 10.11
SELECT count(`absences`.`id`), (sum(`absences`.`n`) DIV 1), CAST(CAST(avg(CAST(`absences`.`n` AS DECIMAL(57, 34))) AS CHAR) AS DOUBLE), max(`absences`.`text` COLLATE `utf8mb4_nopad_bin`), CASE WHEN count(`absences`.`text`) > 0 THEN group_concat(`absences`.`text` SEPARATOR ',') END FROM `absences`
