-- SQLite 3.40
INSERT INTO "tags" ("id", "reminderID", "title", "weight") VALUES (?1, ?2, ?3, ?4) ON CONFLICT ("id") DO UPDATE SET "weight" = (SELECT count("tags"."weight") FROM "tags")
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'new' (text)
-- 4: 5 (integer 64)

-- PostgreSQL 13
INSERT INTO "tags" ("id", "reminderID", "title", "weight") VALUES ($1, $2, $3, $4) ON CONFLICT ("id") DO UPDATE SET "weight" = (SELECT count("tags"."weight") FROM "tags")
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'new' (text)
-- 4: 5 (integer 64)

-- MariaDB 10.11
INSERT INTO `tags` (`id`, `reminderID`, `title`, `weight`) VALUES (?, ?, ?, ?) ON DUPLICATE KEY UPDATE `weight` = (SELECT count(`tags`.`weight`) FROM `tags`)
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'new' (text)
-- 4: 5 (integer 64)
