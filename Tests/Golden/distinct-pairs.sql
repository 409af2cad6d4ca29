-- SQLite 3.40
SELECT DISTINCT "samples"."n", "samples"."m" FROM "samples" ORDER BY "samples"."n", "samples"."m"

-- PostgreSQL 13
SELECT DISTINCT "samples"."n", "samples"."m" FROM "samples" ORDER BY "samples"."n" NULLS FIRST, "samples"."m" NULLS FIRST

-- MariaDB 10.11
SELECT DISTINCT `samples`.`n`, `samples`.`m` FROM `samples` ORDER BY `samples`.`n`, `samples`.`m`
