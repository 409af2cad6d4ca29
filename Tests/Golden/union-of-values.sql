-- SQLite 3.40
SELECT ?1, ?2 FROM "tags" WHERE "tags"."id" <= ?3 UNION SELECT ?4, ?5 FROM "tags" WHERE "tags"."id" <= ?6
-- 1: 'a' (text)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 'b' (text)
-- 5: 2 (integer 64)
-- 6: 2 (integer 64)

-- PostgreSQL 13
SELECT $1, $2 FROM "tags" WHERE "tags"."id" <= $3 UNION SELECT $4, $5 FROM "tags" WHERE "tags"."id" <= $6
-- 1: 'a' (text)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 'b' (text)
-- 5: 2 (integer 64)
-- 6: 2 (integer 64)

-- MariaDB 10.11
SELECT ? COLLATE `utf8mb4_nopad_bin`, ? FROM `tags` WHERE `tags`.`id` <= ? UNION SELECT ? COLLATE `utf8mb4_nopad_bin`, ? FROM `tags` WHERE `tags`.`id` <= ?
-- 1: 'a' (text)
-- 2: 1 (integer 64)
-- 3: 2 (integer 64)
-- 4: 'b' (text)
-- 5: 2 (integer 64)
-- 6: 2 (integer 64)
