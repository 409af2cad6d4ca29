-- SQLite 3.40
INSERT INTO "seats" ("row", "l", "passenger") VALUES (?1, ?2, ?3), (?4, ?5, ?6) ON CONFLICT ("row", "l") DO UPDATE SET "passenger" = "excluded"."passenger"
-- 1: 1 (integer 64)
-- 2: 'a' (text)
-- 3: 'new' (text)
-- 4: 2 (integer 64)
-- 5: 'B' (text)
-- 6: NULL (text)

-- PostgreSQL 13
INSERT INTO "seats" ("row", "l", "passenger") VALUES ($1, $2, $3), ($4, $5, $6) ON CONFLICT ("row", "l") DO UPDATE SET "passenger" = "excluded"."passenger"
-- 1: 1 (integer 64)
-- 2: 'a' (text)
-- 3: 'new' (text)
-- 4: 2 (integer 64)
-- 5: 'B' (text)
-- 6: NULL (text)

-- MariaDB 10.11
INSERT INTO `seats` (`row`, `l`, `passenger`) VALUES (?, ?, ?), (?, ?, ?) ON DUPLICATE KEY UPDATE `passenger` = VALUES(`passenger`)
-- 1: 1 (integer 64)
-- 2: 'a' (text)
-- 3: 'new' (text)
-- 4: 2 (integer 64)
-- 5: 'B' (text)
-- 6: NULL (text)
