-- SQLite 3.40
SELECT length("phrases"."text") + "phrases"."id" FROM "phrases" WHERE "phrases"."id" IN (?1, ?2, ?3, ?4) ORDER BY length("phrases"."text") + "phrases"."id" DESC
-- 1: 3 (integer 64)
-- 2: 4 (integer 64)
-- 3: 16 (integer 64)
-- 4: 19 (integer 64)

-- PostgreSQL 13
SELECT CAST(length("phrases"."text") AS bigint) + "phrases"."id" FROM "phrases" WHERE "phrases"."id" IN ($1, $2, $3, $4) ORDER BY CAST(length("phrases"."text") AS bigint) + "phrases"."id" DESC
-- 1: 3 (integer 64)
-- 2: 4 (integer 64)
-- 3: 16 (integer 64)
-- 4: 19 (integer 64)

-- MariaDB 10.11
SELECT char_length(`phrases`.`text`) + `phrases`.`id` FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?, ?) ORDER BY char_length(`phrases`.`text`) + `phrases`.`id` DESC
-- 1: 3 (integer 64)
-- 2: 4 (integer 64)
-- 3: 16 (integer 64)
-- 4: 19 (integer 64)
