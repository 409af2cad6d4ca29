-- SQLite 3.40
DELETE FROM "absences" WHERE EXISTS (SELECT 1 FROM "tags" WHERE "absences"."id" < "tags"."id")

-- PostgreSQL 13
DELETE FROM "absences" WHERE EXISTS (SELECT 1 FROM "tags" WHERE "absences"."id" < "tags"."id")

-- MariaDB 10.11
DELETE FROM `absences` WHERE EXISTS (SELECT 1 FROM `tags` WHERE `absences`.`id` < `tags`.`id`)
