-- SQLite 3.40
SELECT count("samples"."id") FROM "samples" GROUP BY coalesce("samples"."flag", FALSE) HAVING coalesce("samples"."flag", FALSE)

-- PostgreSQL 13
SELECT count("samples"."id") FROM "samples" GROUP BY coalesce("samples"."flag", FALSE) HAVING coalesce("samples"."flag", FALSE)

-- MariaDB 10.11
SELECT count(`samples`.`id`) FROM `samples` GROUP BY coalesce(`samples`.`flag`, FALSE) HAVING min(coalesce(`samples`.`flag`, FALSE))
