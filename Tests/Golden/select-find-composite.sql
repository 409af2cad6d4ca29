-- SQLite 3.40
SELECT "seats"."row", "seats"."l", "seats"."passenger" FROM "seats" WHERE "seats"."row" = ?1 AND "seats"."l" = ?2
-- 1: 1 (integer 64)
-- 2: 'a' (text)

-- PostgreSQL 13
SELECT "seats"."row", "seats"."l", "seats"."passenger" FROM "seats" WHERE "seats"."row" = $1 AND "seats"."l" = $2
-- 1: 1 (integer 64)
-- 2: 'a' (text)

-- MariaDB 10.11
SELECT `seats`.`row`, `seats`.`l`, `seats`.`passenger` FROM `seats` WHERE `seats`.`row` = ? AND `seats`.`l` = (? COLLATE `utf8mb4_nopad_bin`)
-- 1: 1 (integer 64)
-- 2: 'a' (text)
