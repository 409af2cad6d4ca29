-- SQLite 3.40
WITH RECURSIVE "texts" ("column1", "column2") AS (SELECT "tags"."id", "tags"."title" FROM "tags" WHERE "tags"."id" = ?1 UNION ALL SELECT "texts"."column1" + ?2, "texts"."column2" || ?3 FROM "texts" WHERE "texts"."column1" < ?4) SELECT length("texts"."column2") FROM "texts" ORDER BY "texts"."column1"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: ', and again' (text)
-- 4: 4 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "texts" ("column1", "column2") AS (SELECT CAST("tags"."id" AS bigint), CAST("tags"."title" AS text) COLLATE "C" FROM "tags" WHERE "tags"."id" = $1 UNION ALL SELECT "texts"."column1" + $2, ("texts"."column2" || $3) COLLATE "C" FROM "texts" WHERE "texts"."column1" < $4) SELECT CAST(length("texts"."column2") AS bigint) FROM "texts" ORDER BY "texts"."column1" NULLS FIRST
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: ', and again' (text)
-- 4: 4 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `texts` (`column1`, `column2`) AS (SELECT CAST(`tags`.`id` AS SIGNED), coalesce(`tags`.`title`, CAST(NULL AS CHAR(4000000))) COLLATE `utf8mb4_nopad_bin` FROM `tags` WHERE `tags`.`id` = ? UNION ALL SELECT `texts`.`column1` + ?, (concat(`texts`.`column2`, ?)) COLLATE `utf8mb4_nopad_bin` FROM `texts` WHERE `texts`.`column1` < ?) SELECT char_length(`texts`.`column2`) FROM `texts` ORDER BY `texts`.`column1`
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: ', and again' (text)
-- 4: 4 (integer 64)
