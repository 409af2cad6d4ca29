-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE instr("spellings"."name", ?1) > 0 OR (("spellings"."name" COLLATE "BINARY") >= ?2 AND ("spellings"."name" COLLATE "BINARY") < ?3) OR substr("spellings"."name" || 'x', -1, -length(?4)) = ?5 ORDER BY "spellings"."id"
-- 1: 'A' (text)
-- 2: 'B' (text)
-- 3: 'C' (text)
-- 4: 'Z' (text)
-- 5: 'Z' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE "spellings"."name" LIKE $1 OR (("spellings"."name" COLLATE "C") >= $2 AND ("spellings"."name" COLLATE "C") < $3) OR "spellings"."name" LIKE $4 ORDER BY "spellings"."id"
-- 1: '%A%' (text)
-- 2: 'B' (text)
-- 3: 'C' (text)
-- 4: '%Z' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE instr(`spellings`.`name`, ? COLLATE utf8mb4_nopad_bin) > 0 OR `spellings`.`name` LIKE ? COLLATE utf8mb4_nopad_bin ESCAPE x'5C' OR instr(reverse(`spellings`.`name`), reverse(? COLLATE utf8mb4_nopad_bin)) = 1 ORDER BY `spellings`.`id`
-- 1: 'A' (text)
-- 2: 'B%' (text)
-- 3: 'Z' (text)
