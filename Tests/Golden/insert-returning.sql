-- SQLite 3.40
INSERT INTO "tags" ("id", "reminderID", "title", "weight") VALUES (?1, ?2, ?3, ?4), (?5, ?6, ?7, ?8) RETURNING "tags"."id", "tags"."weight" + ?9, "tags"."title" || ?10
-- 1: 9 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'a' (text)
-- 4: NULL (integer 64)
-- 5: 10 (integer 64)
-- 6: 2 (integer 64)
-- 7: 'b' (text)
-- 8: 1 (integer 64)
-- 9: 1 (integer 64)
-- 10: '!' (text)

-- PostgreSQL 13
INSERT INTO "tags" ("id", "reminderID", "title", "weight") VALUES ($1, $2, $3, $4), ($5, $6, $7, $8) RETURNING "tags"."id", "tags"."weight" + $9, "tags"."title" || $10
-- 1: 9 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'a' (text)
-- 4: NULL (integer 64)
-- 5: 10 (integer 64)
-- 6: 2 (integer 64)
-- 7: 'b' (text)
-- 8: 1 (integer 64)
-- 9: 1 (integer 64)
-- 10: '!' (text)

-- MariaDB 10.11
INSERT INTO `tags` (`id`, `reminderID`, `title`, `weight`) VALUES (?, ?, ?, ?), (?, ?, ?, ?) RETURNING `tags`.`id`, `tags`.`weight` + ?, concat(`tags`.`title`, ?)
-- 1: 9 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'a' (text)
-- 4: NULL (integer 64)
-- 5: 10 (integer 64)
-- 6: 2 (integer 64)
-- 7: 'b' (text)
-- 8: 1 (integer 64)
-- 9: 1 (integer 64)
-- 10: '!' (text)
