-- SQLite 3.40
SELECT koine_json_integer(koine_json_set(koine_json_set("papers"."document", ?1, 'a'), koine_json_encoded(rank() OVER (ORDER BY "papers"."id")), 'r'), 'r') FROM "papers" WHERE "papers"."id" IN (?2, ?3, ?4) ORDER BY "papers"."id"
-- 1: '1' (json)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 8 (integer 64)

-- PostgreSQL 13
SELECT CAST(jsonb_path_query_first(CASE WHEN jsonb_typeof(CASE WHEN jsonb_typeof("papers"."document") = 'object' THEN jsonb_set("papers"."document", ARRAY['a'], $1) ELSE "papers"."document" END) = 'object' THEN jsonb_set(CASE WHEN jsonb_typeof("papers"."document") = 'object' THEN jsonb_set("papers"."document", ARRAY['a'], $2) ELSE "papers"."document" END, ARRAY['r'], CAST(coalesce(CAST(to_jsonb(CAST(rank() OVER (ORDER BY "papers"."id") AS bigint)) AS text), 'null') AS jsonb)) ELSE CASE WHEN jsonb_typeof("papers"."document") = 'object' THEN jsonb_set("papers"."document", ARRAY['a'], $3) ELSE "papers"."document" END END, 'strict $."r" ? (@.type() == "number" && @ >= -9223372036854775808 && @ <= 9223372036854775807 && @.floor() == @)', silent => true) AS bigint) FROM "papers" WHERE "papers"."id" IN ($4, $5, $6) ORDER BY "papers"."id"
-- 1: '1' (json)
-- 2: '1' (json)
-- 3: '1' (json)
-- 4: 1 (integer 64)
-- 5: 2 (integer 64)
-- 6: 8 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN JSON_TYPE(JSON_EXTRACT(JSON_SET(JSON_SET(`papers`.`document`, '$."a"', JSON_COMPACT(?)), '$."r"', JSON_COMPACT((CONVERT(JSON_EXTRACT(JSON_ARRAY(rank() OVER (ORDER BY `papers`.`id`)), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin))), '$."r"')) IN ('INTEGER', 'DOUBLE') AND JSON_VALUE(JSON_SET(JSON_SET(`papers`.`document`, '$."a"', JSON_COMPACT(?)), '$."r"', JSON_COMPACT((CONVERT(JSON_EXTRACT(JSON_ARRAY(rank() OVER (ORDER BY `papers`.`id`)), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin))), '$."r"') NOT REGEXP '[eE][-+]?0*([3-9][0-9]|[1-9][0-9]{2})|[0-9]{31}' AND CAST(JSON_VALUE(JSON_SET(JSON_SET(`papers`.`document`, '$."a"', JSON_COMPACT(?)), '$."r"', JSON_COMPACT((CONVERT(JSON_EXTRACT(JSON_ARRAY(rank() OVER (ORDER BY `papers`.`id`)), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin))), '$."r"') AS DECIMAL(65, 30)) BETWEEN -9223372036854775808.0 AND 9223372036854775807.0 AND truncate(CAST(JSON_VALUE(JSON_SET(JSON_SET(`papers`.`document`, '$."a"', JSON_COMPACT(?)), '$."r"', JSON_COMPACT((CONVERT(JSON_EXTRACT(JSON_ARRAY(rank() OVER (ORDER BY `papers`.`id`)), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin))), '$."r"') AS DECIMAL(65, 30)), 0) = CAST(JSON_VALUE(JSON_SET(JSON_SET(`papers`.`document`, '$."a"', JSON_COMPACT(?)), '$."r"', JSON_COMPACT((CONVERT(JSON_EXTRACT(JSON_ARRAY(rank() OVER (ORDER BY `papers`.`id`)), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin))), '$."r"') AS DECIMAL(65, 30)) THEN CAST(CAST(JSON_VALUE(JSON_SET(JSON_SET(`papers`.`document`, '$."a"', JSON_COMPACT(?)), '$."r"', JSON_COMPACT((CONVERT(JSON_EXTRACT(JSON_ARRAY(rank() OVER (ORDER BY `papers`.`id`)), '$[0]') USING utf8mb4) COLLATE utf8mb4_nopad_bin))), '$."r"') AS DECIMAL(65, 30)) AS SIGNED) END FROM `papers` WHERE `papers`.`id` IN (?, ?, ?) ORDER BY `papers`.`id`
-- 1: '1' (json)
-- 2: '1' (json)
-- 3: '1' (json)
-- 4: '1' (json)
-- 5: '1' (json)
-- 6: '1' (json)
-- 7: 1 (integer 64)
-- 8: 2 (integer 64)
-- 9: 8 (integer 64)
