-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE NOT coalesce("samples"."flag", FALSE) ORDER BY "samples"."id"

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE NOT coalesce("samples"."flag", FALSE) ORDER BY "samples"."id"

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE NOT coalesce(`samples`.`flag`, FALSE) ORDER BY `samples`.`id`
