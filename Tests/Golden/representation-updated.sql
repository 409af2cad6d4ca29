-- SQLite 3.40
UPDATE "visits" SET "unix" = ?1, "tags" = ?2 WHERE "visits"."unix" IS NULL
-- 1: 951782400 (integer 64)
-- 2: '["x\\\\","\\""]' (json)

-- PostgreSQL 13
UPDATE "visits" SET "unix" = $1, "tags" = $2 WHERE "visits"."unix" IS NULL
-- 1: 951782400 (integer 64)
-- 2: '["x\\\\","\\""]' (json)

-- MariaDB 10.11
UPDATE `visits` SET `unix` = ?, `tags` = ? WHERE `visits`.`unix` IS NULL
-- 1: 951782400 (integer 64)
-- 2: '["x\\\\","\\""]' (json)
