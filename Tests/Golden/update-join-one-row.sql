-- SQLite 3.40
UPDATE "tags" SET "weight" = "totals"."column1" + "totals"."column2" FROM (SELECT max("tags"."weight") AS "column1", count("tags"."id") AS "column2" FROM "tags") AS "totals"

-- PostgreSQL 13
UPDATE "tags" SET "weight" = "totals"."column1" + "totals"."column2" FROM (SELECT max("tags"."weight") AS "column1", count("tags"."id") AS "column2" FROM "tags") AS "totals"

-- MariaDB 10.11
UPDATE `tags` SET `weight` = (SELECT `totals`.`column1` + `totals`.`column2` FROM (SELECT max(`tags`.`weight`) AS `column1`, count(`tags`.`id`) AS `column2` FROM `tags`) AS `totals`) WHERE (SELECT 1 FROM (SELECT max(`tags`.`weight`) AS `column1`, count(`tags`.`id`) AS `column2` FROM `tags`) AS `totals`) = 1
