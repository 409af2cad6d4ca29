-- SQLite 3.40
INSERT INTO "absences" ("n", "text") VALUES (?1, ?2), (?3, ?4), (?5, ?6)
-- 1: 1 (integer 64)
-- 2: 'x' (text)
-- 3: 2 (integer 64)
-- 4: 'y' (text)
-- 5: 3 (integer 64)
-- 6: 'y' (text)

-- PostgreSQL 13
INSERT INTO "absences" ("n", "text") VALUES ($1, $2), ($3, $4), ($5, $6)
-- 1: 1 (integer 64)
-- 2: 'x' (text)
-- 3: 2 (integer 64)
-- 4: 'y' (text)
-- 5: 3 (integer 64)
-- 6: 'y' (text)

-- MariaDB 10.11
INSERT INTO `absences` (`n`, `text`) VALUES (?, ?), (?, ?), (?, ?)
-- 1: 1 (integer 64)
-- 2: 'x' (text)
-- 3: 2 (integer 64)
-- 4: 'y' (text)
-- 5: 3 (integer 64)
-- 6: 'y' (text)
