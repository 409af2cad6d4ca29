-- SQLite 3.40
SELECT koine_json_patch("papers"."document", ?1) FROM "papers" WHERE "papers"."id" IN (?2, ?3) ORDER BY "papers"."id"
-- 1: '[1]' (json)
-- 2: 1 (integer 64)
-- 3: 5 (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN "papers"."document" IS NOT NULL THEN $1 END FROM "papers" WHERE "papers"."id" IN ($2, $3) ORDER BY "papers"."id"
-- 1: '[1]' (json)
-- 2: 1 (integer 64)
-- 3: 5 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN `papers`.`document` IS NOT NULL THEN ? END FROM `papers` WHERE `papers`.`id` IN (?, ?) ORDER BY `papers`.`id`
-- 1: '[1]' (json)
-- 2: 1 (integer 64)
-- 3: 5 (integer 64)
