-- SQLite 3.40
UPDATE "seats" SET "passenger" = ?1 WHERE "seats"."row" = ?2 AND "seats"."l" = ?3
-- 1: 'moved' (text)
-- 2: 1 (integer 64)
-- 3: 'A' (text)

-- PostgreSQL 13
UPDATE "seats" SET "passenger" = $1 WHERE "seats"."row" = $2 AND "seats"."l" = $3
-- 1: 'moved' (text)
-- 2: 1 (integer 64)
-- 3: 'A' (text)

-- MariaDB 10.11
UPDATE `seats` SET `passenger` = ? WHERE `seats`.`row` = ? AND `seats`.`l` = (? COLLATE `utf8mb4_nopad_bin`)
-- 1: 'moved' (text)
-- 2: 1 (integer 64)
-- 3: 'A' (text)
