-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?1 UNION ALL SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?2 LIMIT 9223372036854775807 OFFSET ?3
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $1 UNION ALL SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $2 OFFSET $3
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = ? UNION ALL SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = ? LIMIT 9223372036854775807 OFFSET ?
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)
