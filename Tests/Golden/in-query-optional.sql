-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."weight" IN (SELECT coalesce("samples"."n", ?1) FROM "samples" WHERE "samples"."n" IS NOT NULL) ORDER BY "tags"."id"
-- 1: 0 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."weight" IN (SELECT coalesce("samples"."n", $1) FROM "samples" WHERE "samples"."n" IS NOT NULL) ORDER BY "tags"."id"
-- 1: 0 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`weight` IN (SELECT coalesce(`samples`.`n`, ?) FROM `samples` WHERE `samples`.`n` IS NOT NULL) ORDER BY `tags`.`id`
-- 1: 0 (integer 64)
