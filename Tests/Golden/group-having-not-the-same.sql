-- SQLite 3.40
SELECT count("samples"."id") FROM "samples" GROUP BY "samples"."m" IS DISTINCT FROM ?1 HAVING "samples"."m" IS DISTINCT FROM ?1
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT count("samples"."id") FROM "samples" GROUP BY "samples"."m" IS DISTINCT FROM $1 HAVING "samples"."m" IS DISTINCT FROM $1
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT count(`samples`.`id`) FROM `samples` GROUP BY NOT (`samples`.`m` <=> ?) HAVING min(NOT (`samples`.`m` <=> ?))
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
