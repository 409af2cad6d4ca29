-- SQLite 3.40
INSERT INTO "tags" ("id", "reminderID", "title", "weight") VALUES (?1, ?2, ?3, ?4)
-- 1: 9 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'O''\\"%' (text)
-- 4: -9223372036854775808 (integer 64)

-- PostgreSQL 13
INSERT INTO "tags" ("id", "reminderID", "title", "weight") VALUES ($1, $2, $3, $4)
-- 1: 9 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'O''\\"%' (text)
-- 4: -9223372036854775808 (integer 64)

-- MariaDB 10.11
INSERT INTO `tags` (`id`, `reminderID`, `title`, `weight`) VALUES (?, ?, ?, ?)
-- 1: 9 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'O''\\"%' (text)
-- 4: -9223372036854775808 (integer 64)
