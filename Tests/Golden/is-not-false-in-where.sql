-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE NOT (NOT coalesce("samples"."flag", TRUE)) ORDER BY "samples"."id"

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE NOT (NOT coalesce("samples"."flag", TRUE)) ORDER BY "samples"."id"

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE NOT (NOT coalesce(`samples`.`flag`, TRUE)) ORDER BY `samples`.`id`
