-- SQLite 3.40
SELECT koine_json_patch(koine_json_value("papers"."document", 'author'), koine_json_value("papers"."document", 'nothing')) FROM "papers" WHERE "papers"."id" = ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
-- refused: PostgreSQL 13 cannot express jsonPatchComputed in SELECT 1: PostgreSQL has no merge patch; give the patch as a value, or set each member by setting(_:to:)

-- MariaDB 10.11
SELECT (SELECT CASE WHEN `koine_operand`.`value` IS NOT NULL THEN JSON_MERGE_PATCH(`koine_operand`.`value`, JSON_EXTRACT(`papers`.`document`, '$."nothing"')) END FROM JSON_TABLE(JSON_ARRAY(concat(JSON_EXTRACT(`papers`.`document`, '$."author"'), '')), '$' COLUMNS (value LONGTEXT COLLATE utf8mb4_bin PATH '$[0]')) AS koine_operand) FROM `papers` WHERE `papers`.`id` = ?
-- 1: 1 (integer 64)
