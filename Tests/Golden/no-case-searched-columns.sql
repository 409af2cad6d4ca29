-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE substr("spellings"."name", 1, length("spellings"."nick" COLLATE "BINARY")) = ("spellings"."nick" COLLATE "BINARY") OR substr("spellings"."code" || 'x', -1, -length("spellings"."nick" COLLATE "BINARY")) = ("spellings"."nick" COLLATE "BINARY") OR instr("spellings"."name", "spellings"."nick") > 0 ORDER BY "spellings"."id"

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE starts_with("spellings"."name", "spellings"."nick" COLLATE "C") OR right("spellings"."code", length("spellings"."nick" COLLATE "C")) = ("spellings"."nick" COLLATE "C") OR strpos("spellings"."name", "spellings"."nick") > 0 ORDER BY "spellings"."id"

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE instr(`spellings`.`name`, (`spellings`.`nick` COLLATE `utf8mb4_nopad_bin`) COLLATE utf8mb4_nopad_bin) = 1 OR instr(reverse(`spellings`.`code`), reverse((`spellings`.`nick` COLLATE `utf8mb4_nopad_bin`) COLLATE utf8mb4_nopad_bin)) = 1 OR instr(`spellings`.`name`, `spellings`.`nick` COLLATE utf8mb4_nopad_bin) > 0 ORDER BY `spellings`.`id`
