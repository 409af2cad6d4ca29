-- SQLite 3.40
INSERT INTO "tags" ("id", "reminderID", "title", "weight") VALUES (?1, ?2, ?3, ?4), (?5, ?6, ?7, ?8) ON CONFLICT ("id") DO UPDATE SET "title" = "excluded"."title", "weight" = "tags"."weight" + "excluded"."weight"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'new' (text)
-- 4: 5 (integer 64)
-- 5: 9 (integer 64)
-- 6: 2 (integer 64)
-- 7: 'added' (text)
-- 8: NULL (integer 64)

-- PostgreSQL 13
INSERT INTO "tags" ("id", "reminderID", "title", "weight") VALUES ($1, $2, $3, $4), ($5, $6, $7, $8) ON CONFLICT ("id") DO UPDATE SET "title" = "excluded"."title", "weight" = "tags"."weight" + "excluded"."weight"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'new' (text)
-- 4: 5 (integer 64)
-- 5: 9 (integer 64)
-- 6: 2 (integer 64)
-- 7: 'added' (text)
-- 8: NULL (integer 64)

-- MariaDB 10.11
INSERT INTO `tags` (`id`, `reminderID`, `title`, `weight`) VALUES (?, ?, ?, ?), (?, ?, ?, ?) ON DUPLICATE KEY UPDATE `title` = VALUES(`title`), `weight` = `tags`.`weight` + VALUES(`weight`)
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'new' (text)
-- 4: 5 (integer 64)
-- 5: 9 (integer 64)
-- 6: 2 (integer 64)
-- 7: 'added' (text)
-- 8: NULL (integer 64)
