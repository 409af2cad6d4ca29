-- SQLite 3.40
UPDATE "sheets" SET "text" = ?1, "version" = "sheets"."version" + 1 WHERE "sheets"."id" IN (SELECT "sheets"."id" FROM "sheets" ORDER BY "sheets"."length" LIMIT ?2)
-- 1: 'short' (text)
-- 2: 2 (integer 64)

-- PostgreSQL 13
UPDATE "sheets" SET "text" = $1, "version" = "sheets"."version" + CAST(1 AS bigint) WHERE "sheets"."id" IN (SELECT "sheets"."id" FROM "sheets" ORDER BY "sheets"."length" LIMIT $2)
-- 1: 'short' (text)
-- 2: 2 (integer 64)

-- MariaDB 10.11
UPDATE `sheets` SET `text` = ?, `version` = `sheets`.`version` + 1 WHERE `sheets`.`id` IN (SELECT `koine_limited`.`koine_1` FROM (SELECT `sheets`.`id` AS `koine_1` FROM `sheets` ORDER BY `sheets`.`length` LIMIT ?) AS `koine_limited`)
-- 1: 'short' (text)
-- 2: 2 (integer 64)
