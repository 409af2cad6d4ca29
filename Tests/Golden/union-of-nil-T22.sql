-- SQLite 3.40
SELECT ?1 FROM "tags" WHERE "tags"."id" = ?2 UNION ALL SELECT ?3 FROM "tags" WHERE "tags"."id" = ?4 UNION ALL SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?5
-- 1: NULL (integer 64)
-- 2: 1 (integer 64)
-- 3: NULL (integer 64)
-- 4: 1 (integer 64)
-- 5: 2 (integer 64)

-- PostgreSQL 13
SELECT $1 FROM "tags" WHERE "tags"."id" = $2 UNION ALL SELECT $3 FROM "tags" WHERE "tags"."id" = $4 UNION ALL SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $5
-- 1: NULL (integer 64)
-- 2: 1 (integer 64)
-- 3: NULL (integer 64)
-- 4: 1 (integer 64)
-- 5: 2 (integer 64)

-- MariaDB 10.11
SELECT ? FROM `tags` WHERE `tags`.`id` = ? UNION ALL SELECT ? FROM `tags` WHERE `tags`.`id` = ? UNION ALL SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = ?
-- 1: NULL (integer 64)
-- 2: 1 (integer 64)
-- 3: NULL (integer 64)
-- 4: 1 (integer 64)
-- 5: 2 (integer 64)
