-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE "samples"."n" IS NOT DISTINCT FROM "samples"."m" ORDER BY "samples"."id"

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE "samples"."n" = "samples"."m" OR "samples"."n" IS NULL AND "samples"."m" IS NULL ORDER BY "samples"."id"

-- MariaDB 10.11
SELECT `samples`.`id` FROM `samples` WHERE `samples`.`n` <=> `samples`.`m` ORDER BY `samples`.`id`
