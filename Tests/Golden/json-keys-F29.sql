-- SQLite 3.40
SELECT koine_json_keys("papers"."document"), koine_json_value("papers"."document", 'due') IS NOT NULL FROM "papers" WHERE "papers"."id" IN (?1, ?2, ?3) ORDER BY "papers"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 8 (integer 64)

-- PostgreSQL 13
SELECT CASE jsonb_typeof("papers"."document") WHEN 'object' THEN (SELECT coalesce(jsonb_agg("key" ORDER BY "key" COLLATE "C"), '[]') FROM jsonb_object_keys("papers"."document") AS "keys" ("key")) END, ("papers"."document" -> 'due') IS NOT NULL FROM "papers" WHERE "papers"."id" IN ($1, $2, $3) ORDER BY "papers"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 8 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN JSON_TYPE(`papers`.`document`) = 'OBJECT' THEN (SELECT coalesce(JSON_ARRAYAGG(`key` ORDER BY `key`), '[]') FROM JSON_TABLE(JSON_KEYS(`papers`.`document`), '$[*]' COLUMNS (`key` LONGTEXT CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin PATH '$')) AS `keys`) END, JSON_EXTRACT(`papers`.`document`, '$."due"') IS NOT NULL FROM `papers` WHERE `papers`.`id` IN (?, ?, ?) ORDER BY `papers`.`id`
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 8 (integer 64)
