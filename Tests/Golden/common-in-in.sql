-- SQLite 3.40
WITH "light" ("column1") AS (SELECT "tags_2"."id" FROM "tags" AS "tags_2" WHERE "tags_2"."weight" IS NULL) SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT "light"."column1" FROM "light")

-- PostgreSQL 13
WITH "light" ("column1") AS (SELECT "tags_2"."id" FROM "tags" AS "tags_2" WHERE "tags_2"."weight" IS NULL) SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT "light"."column1" FROM "light")

-- MariaDB 10.11
WITH `light` (`column1`) AS (SELECT `tags_2`.`id` FROM `tags` AS `tags_2` WHERE `tags_2`.`weight` IS NULL) SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` IN (SELECT `light`.`column1` FROM `light`)
