-- SQLite 3.40
SELECT CASE WHEN count(*) >= 0 THEN ?1 END FROM "tags" HAVING EXISTS (SELECT 1 FROM "reminders")
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT $1 FROM "tags" HAVING EXISTS (SELECT 1 FROM "reminders")
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT CASE WHEN count(*) >= 0 THEN ? END FROM `tags` HAVING EXISTS (SELECT 1 FROM `reminders`)
-- 1: 1 (integer 64)
