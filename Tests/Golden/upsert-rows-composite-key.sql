-- SQLite 3.40
INSERT INTO "seats" ("row", "l", "passenger") VALUES (?1, ?2, ?3) ON CONFLICT ("row", "l") DO UPDATE SET "passenger" = "excluded"."passenger"
-- 1: 1 (integer 64)
-- 2: 'A' (text)
-- 3: 'x' (text)

-- PostgreSQL 13
INSERT INTO "seats" ("row", "l", "passenger") VALUES ($1, $2, $3) ON CONFLICT ("row", "l") DO UPDATE SET "passenger" = "excluded"."passenger"
-- 1: 1 (integer 64)
-- 2: 'A' (text)
-- 3: 'x' (text)

-- MariaDB 10.11
INSERT INTO `seats` (`row`, `l`, `passenger`) VALUES (?, ?, ?) ON DUPLICATE KEY UPDATE `passenger` = VALUES(`passenger`)
-- 1: 1 (integer 64)
-- 2: 'A' (text)
-- 3: 'x' (text)
