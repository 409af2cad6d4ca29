-- SQLite 3.40
UPDATE "sheets" SET "text" = "sheets"."text" || ?1, "version" = "sheets"."version" + 1 WHERE "sheets"."id" = ?2
-- 1: '!' (text)
-- 2: 2 (integer 64)

-- PostgreSQL 13
UPDATE "sheets" SET "text" = "sheets"."text" || $1, "version" = "sheets"."version" + CAST(1 AS bigint) WHERE "sheets"."id" = $2
-- 1: '!' (text)
-- 2: 2 (integer 64)

-- MariaDB 10.11
UPDATE `sheets` SET `text` = concat(`sheets`.`text`, ?), `version` = `sheets`.`version` + 1 WHERE `sheets`.`id` = ?
-- 1: '!' (text)
-- 2: 2 (integer 64)
