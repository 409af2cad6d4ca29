-- SQLite 3.40
SELECT "visits"."id", "visits"."tags" FROM "visits" ORDER BY "visits"."id"

-- PostgreSQL 13
SELECT "visits"."id", "visits"."tags" FROM "visits" ORDER BY "visits"."id"

-- MariaDB 10.11
SELECT `visits`.`id`, `visits`.`tags` FROM `visits` ORDER BY `visits`.`id`
