-- SQLite 3.40
INSERT INTO "absences" ("id", "n", "text") VALUES (?1, ?2, ?3), (?4, ?5, ?6)
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'a' (text)
-- 4: 2 (integer 64)
-- 5: NULL (integer 64)
-- 6: 'b' (text)

-- PostgreSQL 13
INSERT INTO "absences" ("id", "n", "text") VALUES ($1, $2, $3), ($4, $5, $6)
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'a' (text)
-- 4: 2 (integer 64)
-- 5: NULL (integer 64)
-- 6: 'b' (text)

-- MariaDB 10.11
INSERT INTO `absences` (`id`, `n`, `text`) VALUES (?, ?, ?), (?, ?, ?)
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'a' (text)
-- 4: 2 (integer 64)
-- 5: NULL (integer 64)
-- 6: 'b' (text)
