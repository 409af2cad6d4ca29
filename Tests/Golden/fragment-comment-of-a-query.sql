-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT id FROM "tags" WHERE id < 3 -- two
) ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" IN (SELECT id FROM "tags" WHERE id < 3 -- two
) ORDER BY "tags"."id"

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` IN (SELECT id FROM `tags` WHERE id < 3 -- two
) ORDER BY `tags`.`id`
