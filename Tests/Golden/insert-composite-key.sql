-- SQLite 3.40
INSERT INTO "seats" ("row", "l", "passenger") VALUES (?1, ?2, ?3)
-- 1: 3 (integer 64)
-- 2: 'C' (text)
-- 3: 'B' (text)

-- PostgreSQL 13
INSERT INTO "seats" ("row", "l", "passenger") VALUES ($1, $2, $3)
-- 1: 3 (integer 64)
-- 2: 'C' (text)
-- 3: 'B' (text)

-- MariaDB 10.11
INSERT INTO `seats` (`row`, `l`, `passenger`) VALUES (?, ?, ?)
-- 1: 3 (integer 64)
-- 2: 'C' (text)
-- 3: 'B' (text)
