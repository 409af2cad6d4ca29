-- SQLite 3.40
SELECT CASE WHEN "phrases"."text" IS NOT NULL THEN replace("phrases"."text", substr("phrases"."text", 1, ?1), "phrases"."text") END, koine_replace("phrases"."text", ?2, NULL) IS NULL FROM "phrases" WHERE "phrases"."id" IN (?3, ?4, ?5) ORDER BY "phrases"."id"
-- 1: 0 (integer 32)
-- 2: '' (text)
-- 3: 1 (integer 64)
-- 4: 2 (integer 64)
-- 5: 20 (integer 64)

-- PostgreSQL 13
SELECT replace("phrases"."text", left("phrases"."text", $1), "phrases"."text"), replace("phrases"."text", $2, NULL) IS NULL FROM "phrases" WHERE "phrases"."id" IN ($3, $4, $5) ORDER BY "phrases"."id"
-- 1: 0 (integer 32)
-- 2: '' (text)
-- 3: 1 (integer 64)
-- 4: 2 (integer 64)
-- 5: 20 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN `phrases`.`text` IS NOT NULL THEN replace(`phrases`.`text`, left(`phrases`.`text`, ?), `phrases`.`text`) END, (SELECT CASE WHEN `koine_operand`.`value` IS NOT NULL THEN replace(`phrases`.`text`, ?, `koine_operand`.`value`) END FROM JSON_TABLE(JSON_ARRAY(NULL), '$' COLUMNS (value LONGTEXT COLLATE utf8mb4_nopad_bin PATH '$[0]')) AS koine_operand) IS NULL FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?) ORDER BY `phrases`.`id`
-- 1: 0 (integer 64)
-- 2: '' (text)
-- 3: 1 (integer 64)
-- 4: 2 (integer 64)
-- 5: 20 (integer 64)
