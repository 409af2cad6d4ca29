-- SQLite 3.40
UPDATE "sheets" SET "version" = "sheets"."version" + ?1 WHERE "sheets"."id" > ?2
-- 1: 10 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
UPDATE "sheets" SET "version" = "sheets"."version" + $1 WHERE "sheets"."id" > $2
-- 1: 10 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
UPDATE `sheets` SET `version` = `sheets`.`version` + ? WHERE `sheets`.`id` > ?
-- 1: 10 (integer 64)
-- 2: 1 (integer 64)
