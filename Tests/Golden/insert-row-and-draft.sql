-- SQLite 3.40
INSERT INTO "pages" ("id", "path", "text", "version", "isDeleted", "state") VALUES (?1, ?2, ?3, ?4, ?5, ?6) RETURNING "pages"."path", "pages"."state", "pages"."version", "pages"."id" = ?7;
INSERT INTO "pages" ("path", "text", "version", "isDeleted", "state") VALUES (?1, ?2, ?3, ?4, ?5) RETURNING "pages"."path", "pages"."state", "pages"."version", "pages"."id" = ?6
-- 1: 90 (integer 64)
-- 2: 'x' (text)
-- 3: '' (text)
-- 4: 2 (integer 64)
-- 5: false (boolean)
-- 6: NULL (text)
-- 7: 90 (integer 64)
-- 8: 'y' (text)
-- 9: 'Y' (text)
-- 10: 2 (integer 64)
-- 11: true (boolean)
-- 12: 's' (text)
-- 13: 90 (integer 64)

-- PostgreSQL 13
INSERT INTO "pages" ("id", "path", "text", "version", "isDeleted", "state") VALUES ($1, $2, $3, $4, $5, $6), (DEFAULT, $7, $8, $9, $10, $11) RETURNING "pages"."path", "pages"."state", "pages"."version", "pages"."id" = $12
-- 1: 90 (integer 64)
-- 2: 'x' (text)
-- 3: '' (text)
-- 4: 2 (integer 64)
-- 5: false (boolean)
-- 6: NULL (text)
-- 7: 'y' (text)
-- 8: 'Y' (text)
-- 9: 2 (integer 64)
-- 10: true (boolean)
-- 11: 's' (text)
-- 12: 90 (integer 64)

-- MariaDB 10.11
INSERT INTO `pages` (`id`, `path`, `text`, `version`, `isDeleted`, `state`) VALUES (?, ?, ?, ?, ?, ?) RETURNING `pages`.`path`, `pages`.`state`, `pages`.`version`, `pages`.`id` = ?;
INSERT INTO `pages` (`path`, `text`, `version`, `isDeleted`, `state`) VALUES (?, ?, ?, ?, ?) RETURNING `pages`.`path`, `pages`.`state`, `pages`.`version`, `pages`.`id` = ?
-- 1: 90 (integer 64)
-- 2: 'x' (text)
-- 3: '' (text)
-- 4: 2 (integer 64)
-- 5: false (boolean)
-- 6: NULL (text)
-- 7: 90 (integer 64)
-- 8: 'y' (text)
-- 9: 'Y' (text)
-- 10: 2 (integer 64)
-- 11: true (boolean)
-- 12: 's' (text)
-- 13: 90 (integer 64)
