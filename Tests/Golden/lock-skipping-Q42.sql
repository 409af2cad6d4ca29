-- SQLite 3.40
SELECT "absences"."id" FROM "absences" ORDER BY "absences"."id" LIMIT ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "absences"."id" FROM "absences" ORDER BY "absences"."id" LIMIT $1 FOR UPDATE SKIP LOCKED
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `absences`.`id` FROM `absences` ORDER BY `absences`.`id` LIMIT ? FOR UPDATE SKIP LOCKED
-- 1: 1 (integer 64)
