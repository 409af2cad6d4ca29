-- SQLite 3.40
WITH RECURSIVE "numbers" ("column1") AS (SELECT ?1 FROM "tags" WHERE "tags"."id" = ?2 UNION ALL SELECT "numbers"."column1" * ?3 FROM "numbers" WHERE "numbers"."column1" < ?4) SELECT "numbers"."column1" FROM "numbers" ORDER BY "numbers"."column1"
-- 1: 1000000 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1000 (integer 64)
-- 4: 1000000000000 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "numbers" ("column1") AS (SELECT CAST($1 AS bigint) FROM "tags" WHERE "tags"."id" = $2 UNION ALL SELECT "numbers"."column1" * $3 FROM "numbers" WHERE "numbers"."column1" < $4) SELECT "numbers"."column1" FROM "numbers" ORDER BY "numbers"."column1" NULLS FIRST
-- 1: 1000000 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1000 (integer 64)
-- 4: 1000000000000 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `numbers` (`column1`) AS (SELECT CAST(? AS SIGNED) FROM `tags` WHERE `tags`.`id` = ? UNION ALL SELECT `numbers`.`column1` * ? FROM `numbers` WHERE `numbers`.`column1` < ?) SELECT `numbers`.`column1` FROM `numbers` ORDER BY `numbers`.`column1`
-- 1: 1000000 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1000 (integer 64)
-- 4: 1000000000000 (integer 64)
