-- SQLite 3.40
WITH RECURSIVE "texts" ("column1", "column2") AS (SELECT ?1, ?2 FROM "tags" WHERE "tags"."id" = ?3 UNION ALL SELECT "texts"."column1" || "texts"."column1" || ?4, "texts"."column2" + ?5 FROM "texts" WHERE "texts"."column2" < ?6) SELECT "texts"."column1", "texts"."column2" FROM "texts" ORDER BY "texts"."column2"
-- 1: 'a' (text)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 'bcd' (text)
-- 5: 1 (integer 64)
-- 6: 3 (integer 64)

-- PostgreSQL 13
WITH RECURSIVE "texts" ("column1", "column2") AS (SELECT CAST($1 AS text) COLLATE "C", CAST($2 AS bigint) FROM "tags" WHERE "tags"."id" = $3 UNION ALL SELECT ("texts"."column1" || "texts"."column1" || $4) COLLATE "C", "texts"."column2" + $5 FROM "texts" WHERE "texts"."column2" < $6) SELECT "texts"."column1", "texts"."column2" FROM "texts" ORDER BY "texts"."column2" NULLS FIRST
-- 1: 'a' (text)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 'bcd' (text)
-- 5: 1 (integer 64)
-- 6: 3 (integer 64)

-- MariaDB 10.11
WITH RECURSIVE `texts` (`column1`, `column2`) AS (SELECT coalesce(?, CAST(NULL AS CHAR(4000000))) COLLATE `utf8mb4_nopad_bin`, CAST(? AS SIGNED) FROM `tags` WHERE `tags`.`id` = ? UNION ALL SELECT (concat(concat(`texts`.`column1`, `texts`.`column1`), ?)) COLLATE `utf8mb4_nopad_bin`, `texts`.`column2` + ? FROM `texts` WHERE `texts`.`column2` < ?) SELECT `texts`.`column1`, `texts`.`column2` FROM `texts` ORDER BY `texts`.`column2`
-- 1: 'a' (text)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)
-- 4: 'bcd' (text)
-- 5: 1 (integer 64)
-- 6: 3 (integer 64)
