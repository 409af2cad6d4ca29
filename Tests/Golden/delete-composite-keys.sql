-- SQLite 3.40
DELETE FROM "seats" WHERE ("seats"."row", "seats"."l") IN ((?1, ?2), (?3, ?4))
-- 1: 1 (integer 64)
-- 2: 'a' (text)
-- 3: 2 (integer 64)
-- 4: 'a' (text)

-- PostgreSQL 13
DELETE FROM "seats" WHERE ("seats"."row", "seats"."l") IN (($1, $2), ($3, $4))
-- 1: 1 (integer 64)
-- 2: 'a' (text)
-- 3: 2 (integer 64)
-- 4: 'a' (text)

-- MariaDB 10.11
DELETE FROM `seats` WHERE (`seats`.`row`, `seats`.`l`) IN ((?, ? COLLATE `utf8mb4_nopad_bin`), (?, ?))
-- 1: 1 (integer 64)
-- 2: 'a' (text)
-- 3: 2 (integer 64)
-- 4: 'a' (text)
