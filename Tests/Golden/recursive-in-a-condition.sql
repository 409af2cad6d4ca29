-- SQLite 3.40
WITH RECURSIVE "odd" ("column1") AS (SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = ?1 UNION ALL SELECT "odd"."column1" + ?2 FROM "odd" WHERE "odd"."column1" < ?3) SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."id" IN (SELECT "odd"."column1" FROM "odd") ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 5 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "odd" ("column1") AS (SELECT CAST("tags"."id" AS bigint) FROM "tags" WHERE "tags"."id" = $1 UNION ALL SELECT "odd"."column1" + $2 FROM "odd" WHERE "odd"."column1" < $3) SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."id" IN (SELECT "odd"."column1" FROM "odd") ORDER BY "reminders"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 5 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `odd` (`column1`) AS (SELECT CAST(`tags`.`id` AS SIGNED) FROM `tags` WHERE `tags`.`id` = ? UNION ALL SELECT `odd`.`column1` + ? FROM `odd` WHERE `odd`.`column1` < ?) SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`id` IN (SELECT `odd`.`column1` FROM `odd`) ORDER BY `reminders`.`id`
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 5 (integer 64)
