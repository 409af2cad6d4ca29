-- SQLite 3.40
DELETE FROM "seats" WHERE "seats"."row" = ?1 AND "seats"."l" = ?2
-- 1: 1 (integer 64)
-- 2: 'A' (text)

-- PostgreSQL 13
DELETE FROM "seats" WHERE "seats"."row" = $1 AND "seats"."l" = $2
-- 1: 1 (integer 64)
-- 2: 'A' (text)

-- MariaDB 10.11
DELETE FROM `seats` WHERE `seats`.`row` = ? AND `seats`.`l` = (? COLLATE `utf8mb4_nopad_bin`)
-- 1: 1 (integer 64)
-- 2: 'A' (text)
