-- SQLite 3.40
SELECT max("spellings"."local"), min("spellings"."local"), max(max("spellings"."local") COLLATE "BINARY", ?1) FROM "spellings" WHERE "spellings"."id" IN (?2, ?3)
-- 1: 'a' (text)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)

-- PostgreSQL 13
SELECT max("spellings"."local"), min("spellings"."local"), (greatest(ARRAY[max("spellings"."local") COLLATE "C"], ARRAY[$1 COLLATE "C"]))[1] FROM "spellings" WHERE "spellings"."id" IN ($2, $3)
-- 1: 'a' (text)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)

-- MariaDB 10.11
SELECT max(`spellings`.`local`), min(`spellings`.`local`), greatest(max(`spellings`.`local`) COLLATE `utf8mb4_nopad_bin`, ?) FROM `spellings` WHERE `spellings`.`id` IN (?, ?)
-- 1: 'a' (text)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
