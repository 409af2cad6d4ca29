-- SQLite 3.40
SELECT "samples"."n", "samples"."m", count("samples"."id") FROM "samples" GROUP BY "samples"."n", "samples"."m" HAVING count("samples"."id") > ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "samples"."n", "samples"."m", count("samples"."id") FROM "samples" GROUP BY "samples"."n", "samples"."m" HAVING count("samples"."id") > $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`n`, `samples`.`m`, count(`samples`.`id`) FROM `samples` GROUP BY `samples`.`n`, `samples`.`m` HAVING count(`samples`.`id`) > ?
-- 1: 1 (integer 64)
