-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = 1 -- one
 UNION ALL SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = 2 -- two


-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = 1 -- one
 UNION ALL SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = 2 -- two


-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = 1 -- one
 UNION ALL SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = 2 -- two

