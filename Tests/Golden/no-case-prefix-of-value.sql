-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE substr(?1, 1, length("spellings"."nick" COLLATE "BINARY")) = ("spellings"."nick" COLLATE "BINARY") OR substr(?2 || 'x', -1, -length("spellings"."nick" COLLATE "BINARY")) = ("spellings"."nick" COLLATE "BINARY") ORDER BY "spellings"."id"
-- 1: 'Abc' (text)
-- 2: 'xaB' (text)

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE starts_with($1, "spellings"."nick" COLLATE "C") OR right($2, length("spellings"."nick" COLLATE "C")) = ("spellings"."nick" COLLATE "C") ORDER BY "spellings"."id"
-- 1: 'Abc' (text)
-- 2: 'xaB' (text)

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE instr(?, (`spellings`.`nick` COLLATE `utf8mb4_nopad_bin`) COLLATE utf8mb4_nopad_bin) = 1 OR instr(reverse(?), reverse((`spellings`.`nick` COLLATE `utf8mb4_nopad_bin`) COLLATE utf8mb4_nopad_bin)) = 1 ORDER BY `spellings`.`id`
-- 1: 'Abc' (text)
-- 2: 'xaB' (text)
