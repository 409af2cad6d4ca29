-- SQLite 3.40
SELECT length(koine_lpad('a', -1, CASE (NOT "r"."isCompleted") WHEN TRUE THEN 'false' WHEN FALSE THEN 'true' END)) FROM "reminders" AS "r" GROUP BY "r"."isCompleted"

-- PostgreSQL 13
SELECT CAST(length(lpad('a', CAST(CAST(0 AS bigint) AS integer), CAST("r"."isCompleted" AS text))) AS bigint) FROM "reminders" AS "r" GROUP BY "r"."isCompleted"

-- MariaDB 10.11
SELECT char_length((SELECT CASE WHEN `koine_operand`.`value` = '' THEN left('a', -1) WHEN (-1) < 0 AND 'a' IS NOT NULL THEN left(`koine_operand`.`value`, 0) ELSE lpad(concat('a', ''), -1, `koine_operand`.`value`) END FROM JSON_TABLE(JSON_ARRAY(CASE (`r`.`isCompleted` = FALSE) WHEN TRUE THEN 'false' WHEN FALSE THEN 'true' END), '$' COLUMNS (value LONGTEXT COLLATE utf8mb4_nopad_bin PATH '$[0]')) AS koine_operand)) FROM `reminders` AS `r` GROUP BY `r`.`isCompleted`
