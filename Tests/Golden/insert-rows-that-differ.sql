-- SQLite 3.40
INSERT INTO "pages" ("path", "text") VALUES (?1, ?2);
INSERT INTO "pages" ("path", "text", "version") VALUES (?1, ?2, ?3), (?4, ?5, ?6);
INSERT INTO "pages" ("path", "text", "isDeleted", "state") VALUES (?1, ?2, ?3, ?4)
-- 1: 'a' (text)
-- 2: '' (text)
-- 3: 'b' (text)
-- 4: '' (text)
-- 5: 5 (integer 64)
-- 6: 'c' (text)
-- 7: '' (text)
-- 8: 6 (integer 64)
-- 9: 'd' (text)
-- 10: 'D' (text)
-- 11: true (boolean)
-- 12: 'x' (text)

-- PostgreSQL 13
INSERT INTO "pages" ("path", "text", "version", "isDeleted", "state") VALUES ($1, $2, DEFAULT, DEFAULT, DEFAULT), ($3, $4, $5, DEFAULT, DEFAULT), ($6, $7, $8, DEFAULT, DEFAULT), ($9, $10, DEFAULT, $11, $12)
-- 1: 'a' (text)
-- 2: '' (text)
-- 3: 'b' (text)
-- 4: '' (text)
-- 5: 5 (integer 64)
-- 6: 'c' (text)
-- 7: '' (text)
-- 8: 6 (integer 64)
-- 9: 'd' (text)
-- 10: 'D' (text)
-- 11: true (boolean)
-- 12: 'x' (text)

-- MariaDB 10.11
INSERT INTO `pages` (`path`, `text`) VALUES (?, ?);
INSERT INTO `pages` (`path`, `text`, `version`) VALUES (?, ?, ?), (?, ?, ?);
INSERT INTO `pages` (`path`, `text`, `isDeleted`, `state`) VALUES (?, ?, ?, ?)
-- 1: 'a' (text)
-- 2: '' (text)
-- 3: 'b' (text)
-- 4: '' (text)
-- 5: 5 (integer 64)
-- 6: 'c' (text)
-- 7: '' (text)
-- 8: 6 (integer 64)
-- 9: 'd' (text)
-- 10: 'D' (text)
-- 11: true (boolean)
-- 12: 'x' (text)
