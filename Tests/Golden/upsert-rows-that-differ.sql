-- SQLite 3.40
INSERT INTO "pages" ("path", "text") VALUES (?1, ?2) ON CONFLICT ("id") DO UPDATE SET "text" = "excluded"."text" RETURNING "pages"."path", "pages"."text", "pages"."version";
INSERT INTO "pages" ("id", "path", "text", "version", "isDeleted", "state") VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT ("id") DO UPDATE SET "text" = "excluded"."text" RETURNING "pages"."path", "pages"."text", "pages"."version";
INSERT INTO "pages" ("path", "text") VALUES (?1, ?2) ON CONFLICT ("id") DO UPDATE SET "text" = "excluded"."text" RETURNING "pages"."path", "pages"."text", "pages"."version"
-- 1: 'a' (text)
-- 2: 'A' (text)
-- 3: 1 (integer 64)
-- 4: '/' (text)
-- 5: 'new' (text)
-- 6: 0 (integer 64)
-- 7: false (boolean)
-- 8: 'x' (text)
-- 9: 'b' (text)
-- 10: 'B' (text)

-- PostgreSQL 13
INSERT INTO "pages" ("id", "path", "text", "version", "isDeleted", "state") VALUES (DEFAULT, $1, $2, DEFAULT, DEFAULT, DEFAULT), ($3, $4, $5, $6, $7, $8), (DEFAULT, $9, $10, DEFAULT, DEFAULT, DEFAULT) ON CONFLICT ("id") DO UPDATE SET "text" = "excluded"."text" RETURNING "pages"."path", "pages"."text", "pages"."version"
-- 1: 'a' (text)
-- 2: 'A' (text)
-- 3: 1 (integer 64)
-- 4: '/' (text)
-- 5: 'new' (text)
-- 6: 0 (integer 64)
-- 7: false (boolean)
-- 8: 'x' (text)
-- 9: 'b' (text)
-- 10: 'B' (text)

-- MariaDB 10.11
INSERT INTO `pages` (`path`, `text`) VALUES (?, ?) ON DUPLICATE KEY UPDATE `text` = VALUES(`text`) RETURNING `pages`.`path`, `pages`.`text`, `pages`.`version`;
INSERT INTO `pages` (`id`, `path`, `text`, `version`, `isDeleted`, `state`) VALUES (?, ?, ?, ?, ?, ?) ON DUPLICATE KEY UPDATE `text` = VALUES(`text`) RETURNING `pages`.`path`, `pages`.`text`, `pages`.`version`;
INSERT INTO `pages` (`path`, `text`) VALUES (?, ?) ON DUPLICATE KEY UPDATE `text` = VALUES(`text`) RETURNING `pages`.`path`, `pages`.`text`, `pages`.`version`
-- 1: 'a' (text)
-- 2: 'A' (text)
-- 3: 1 (integer 64)
-- 4: '/' (text)
-- 5: 'new' (text)
-- 6: 0 (integer 64)
-- 7: false (boolean)
-- 8: 'x' (text)
-- 9: 'b' (text)
-- 10: 'B' (text)
