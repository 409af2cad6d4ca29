-- SQLite 3.40
WITH "heaviest" ("id", "weight") AS (SELECT "tags"."id", "tags"."weight" FROM "tags" WHERE "tags"."weight" > ?1) SELECT "tags"."id" FROM "tags" WHERE EXISTS (SELECT 1 FROM "heaviest" WHERE id = "tags"."id")
-- 1: 5 (integer 64)

-- PostgreSQL 13
WITH "heaviest" ("id", "weight") AS (SELECT "tags"."id", "tags"."weight" FROM "tags" WHERE "tags"."weight" > $1) SELECT "tags"."id" FROM "tags" WHERE EXISTS (SELECT 1 FROM "heaviest" WHERE id = "tags"."id")
-- 1: 5 (integer 64)

-- MariaDB 10.11
WITH `heaviest` (`id`, `weight`) AS (SELECT `tags`.`id`, `tags`.`weight` FROM `tags` WHERE `tags`.`weight` > ?) SELECT `tags`.`id` FROM `tags` WHERE EXISTS (SELECT 1 FROM `heaviest` WHERE id = `tags`.`id`)
-- 1: 5 (integer 64)
