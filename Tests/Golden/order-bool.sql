-- SQLite 3.40
SELECT "samples"."id" FROM "samples" ORDER BY "samples"."flag", "samples"."id"

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" ORDER BY "samples"."flag" NULLS FIRST, "samples"."id"

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` ORDER BY `samples`.`flag`, `samples`.`id`
