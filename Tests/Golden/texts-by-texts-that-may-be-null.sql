-- SQLite 3.40
SELECT trim("phrases"."text", "phrases"."other"), ltrim("phrases"."text", "phrases"."other"), rtrim("phrases"."text", "phrases"."other"), koine_rpad("phrases"."text", ?1, "phrases"."other"), koine_split_part("phrases"."text", "phrases"."other", ?2), substr(coalesce("phrases"."other" || "phrases"."text", '') || coalesce("phrases"."other" || "phrases"."other", ''), length("phrases"."other") + 1) FROM "phrases" WHERE "phrases"."id" IN (?3, ?4, ?5, ?6) ORDER BY "phrases"."id"
-- 1: 4 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 2 (integer 64)
-- 5: 12 (integer 64)
-- 6: 14 (integer 64)

-- PostgreSQL 13
SELECT btrim("phrases"."text", "phrases"."other"), ltrim("phrases"."text", "phrases"."other"), rtrim("phrases"."text", "phrases"."other"), rpad("phrases"."text", CAST($1 AS integer), "phrases"."other"), split_part("phrases"."text", "phrases"."other", CAST(nullif(nullif(greatest(least($2, 2147483648), 0), 2147483648), 0) AS integer)), concat_ws("phrases"."other", "phrases"."text", "phrases"."other") FROM "phrases" WHERE "phrases"."id" IN ($3, $4, $5, $6) ORDER BY "phrases"."id"
-- 1: 4 (integer 64)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 2 (integer 64)
-- 5: 12 (integer 64)
-- 6: 14 (integer 64)

-- MariaDB 10.11
SELECT regexp_replace(`phrases`.`text` COLLATE utf8mb4_nopad_bin, concat('(?s)', '^(?:', regexp_replace(`phrases`.`other`, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++', '|(?:', regexp_replace(`phrases`.`other`, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++(?!.)'), ''), regexp_replace(`phrases`.`text` COLLATE utf8mb4_nopad_bin, concat('(?s)', '^(?:', regexp_replace(`phrases`.`other`, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++'), ''), regexp_replace(`phrases`.`text` COLLATE utf8mb4_nopad_bin, concat('(?s)', '(?:', regexp_replace(`phrases`.`other`, '(?s).', CONVERT(x'5C5C515C305C5C457C' USING utf8mb4)), '(?!))++(?!.)'), ''), CASE WHEN `phrases`.`other` = '' THEN left(`phrases`.`text`, ?) WHEN ? < 0 AND `phrases`.`text` IS NOT NULL THEN left(`phrases`.`other`, 0) ELSE rpad(concat(`phrases`.`text`, ''), ?, `phrases`.`other`) END, CASE WHEN (? BETWEEN 1 AND 2147483647) IS NOT TRUE THEN NULL WHEN `phrases`.`other` = '' THEN CASE WHEN ? = 1 THEN `phrases`.`text` ELSE left(`phrases`.`text`, 0) END WHEN ? > 1 AND substring_index(`phrases`.`text`, `phrases`.`other`, ? - 1) = `phrases`.`text` THEN left(`phrases`.`text`, 0) ELSE substring_index(substring_index(`phrases`.`text`, `phrases`.`other`, ?), `phrases`.`other`, -1) END, substr(concat(coalesce(concat(`phrases`.`other`, `phrases`.`text`), ''), coalesce(concat(`phrases`.`other`, `phrases`.`other`), '')), char_length(`phrases`.`other`) + 1) FROM `phrases` WHERE `phrases`.`id` IN (?, ?, ?, ?) ORDER BY `phrases`.`id`
-- 1: 4 (integer 64)
-- 2: 4 (integer 64)
-- 3: 4 (integer 64)
-- 4: 1 (integer 64)
-- 5: 1 (integer 64)
-- 6: 1 (integer 64)
-- 7: 1 (integer 64)
-- 8: 1 (integer 64)
-- 9: 1 (integer 64)
-- 10: 2 (integer 64)
-- 11: 12 (integer 64)
-- 12: 14 (integer 64)
