-- SQLite 3.40
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2", "koine_groups"."koine_3", "koine_groups"."koine_4" FROM (SELECT "absences"."n" AS "koine_1", 0 AS "koine_2", count("absences"."id") AS "koine_3", koine_sum("absences"."id") AS "koine_4" FROM "absences" GROUP BY "absences"."n" UNION ALL SELECT NULL AS "koine_1", 1 AS "koine_2", count("absences"."id") AS "koine_3", koine_sum("absences"."id") AS "koine_4" FROM "absences") AS "koine_groups"

-- PostgreSQL 13
SELECT "absences"."n", CAST(grouping("absences"."n") AS bigint), count("absences"."id"), CAST(sum("absences"."id") AS bigint) FROM "absences" GROUP BY ROLLUP ("absences"."n")

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1`, `koine_groups`.`koine_2`, `koine_groups`.`koine_3`, `koine_groups`.`koine_4` FROM (SELECT `absences`.`n` AS `koine_1`, 0 AS `koine_2`, count(`absences`.`id`) AS `koine_3`, (sum(`absences`.`id`) DIV 1) AS `koine_4` FROM `absences` GROUP BY `absences`.`n` UNION ALL SELECT NULL AS `koine_1`, 1 AS `koine_2`, count(`absences`.`id`) AS `koine_3`, (sum(`absences`.`id`) DIV 1) AS `koine_4` FROM `absences`) AS `koine_groups`
