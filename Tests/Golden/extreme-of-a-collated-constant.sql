-- SQLite 3.40
SELECT max(?1 COLLATE "BINARY"), min(?2) FROM "absences"
-- 1: 'a' (text)
-- 2: 'b' (text)

-- PostgreSQL 13
SELECT max($1 COLLATE "C"), min($2 COLLATE "C") FROM "absences"
-- 1: 'a' (text)
-- 2: 'b' (text)

-- MariaDB 10.11
SELECT CASE WHEN count(*) > 0 THEN ? COLLATE `utf8mb4_nopad_bin` END, CASE WHEN count(*) > 0 THEN ? COLLATE `utf8mb4_nopad_bin` END FROM `absences`
-- 1: 'a' (text)
-- 2: 'b' (text)
