-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE NOT "tags"."id" IN (SELECT "absences"."id" FROM "absences") ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE NOT "tags"."id" IN (SELECT "absences"."id" FROM "absences") ORDER BY "tags"."id"

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE NOT `tags`.`id` IN (SELECT `absences`.`id` FROM `absences`) ORDER BY `tags`.`id`
