-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?1 UNION SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?2 UNION SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?3 UNION SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?4
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 1 (integer 64)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $1 UNION SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $2 UNION SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $3 UNION SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = $4
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 1 (integer 64)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = ? UNION SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = ? UNION SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = ? UNION SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = ?
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 3 (integer 64)
-- 4: 1 (integer 64)
