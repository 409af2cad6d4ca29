-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE ("samples"."n", "samples"."id") < ("samples"."m", "samples"."id") ORDER BY "samples"."id"

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE ("samples"."n", "samples"."id") < ("samples"."m", "samples"."id") ORDER BY "samples"."id"

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE coalesce((`samples`.`n`, `samples`.`id`) < (`samples`.`m`, `samples`.`id`), NULL) ORDER BY `samples`.`id`
