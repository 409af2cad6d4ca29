-- SQLite 3.40
SELECT "phrases"."id" FROM "phrases" WHERE (("phrases"."text" COLLATE "BINARY") >= ?1 AND ("phrases"."text" COLLATE "BINARY") < ?2)
-- 1: 'a_' (text)
-- 2: 'a`' (text)

-- PostgreSQL 13
SELECT "phrases"."id" FROM "phrases" WHERE (("phrases"."text" COLLATE "C") >= $1 AND ("phrases"."text" COLLATE "C") < $2)
-- 1: 'a_' (text)
-- 2: 'a`' (text)

-- MariaDB 10.11
SELECT `phrases`.`id` FROM `phrases` WHERE `phrases`.`text` LIKE ? COLLATE utf8mb4_nopad_bin ESCAPE x'5C'
-- 1: 'a\\_%' (text)
