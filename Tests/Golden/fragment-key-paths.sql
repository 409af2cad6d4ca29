-- SQLite 3.40
SELECT count(*) FROM "tags" WHERE EXISTS (SELECT "phrases"."text" FROM "phrases" WHERE "id" = ?1)
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT count(*) FROM "tags" WHERE EXISTS (SELECT "phrases"."text" FROM "phrases" WHERE "id" = $1)
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT count(*) FROM `tags` WHERE EXISTS (SELECT `phrases`.`text` FROM `phrases` WHERE `id` = ?)
-- 1: 1 (integer 64)
