-- SQLite 3.40
SELECT "Other"."passenger" FROM "seats" AS "Other" WHERE "Other"."row" = ?1 AND "Other"."l" = ?2
-- 1: 1 (integer 64)
-- 2: 'A' (text)

-- PostgreSQL 13
SELECT "Other"."passenger" FROM "seats" AS "Other" WHERE "Other"."row" = $1 AND "Other"."l" = $2
-- 1: 1 (integer 64)
-- 2: 'A' (text)

-- MariaDB 10.11
SELECT `Other`.`passenger` FROM `seats` AS `Other` WHERE `Other`.`row` = ? AND `Other`.`l` = (? COLLATE `utf8mb4_nopad_bin`)
-- 1: 1 (integer 64)
-- 2: 'A' (text)
