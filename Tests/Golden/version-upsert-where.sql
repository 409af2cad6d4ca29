-- SQLite 3.40
INSERT INTO "sheets" ("id", "text", "length", "version") VALUES (?1, ?2, ?3, ?4), (?5, ?6, ?7, ?8), (?9, ?10, ?11, ?12) ON CONFLICT ("id") DO UPDATE SET "text" = "excluded"."text", "version" = "sheets"."version" + 1 WHERE "sheets"."version" < "excluded"."version" AND "sheets"."length" > "excluded"."length"
-- 1: 1 (integer 64)
-- 2: 'x' (text)
-- 3: 9 (integer 64)
-- 4: 7 (integer 64)
-- 5: 2 (integer 64)
-- 6: 'y' (text)
-- 7: 1 (integer 64)
-- 8: 7 (integer 64)
-- 9: 9 (integer 64)
-- 10: 'new' (text)
-- 11: 1 (integer 64)
-- 12: 0 (integer 64)

-- PostgreSQL 13
INSERT INTO "sheets" ("id", "text", "length", "version") VALUES ($1, $2, $3, $4), ($5, $6, $7, $8), ($9, $10, $11, $12) ON CONFLICT ("id") DO UPDATE SET "text" = "excluded"."text", "version" = "sheets"."version" + CAST(1 AS bigint) WHERE "sheets"."version" < "excluded"."version" AND "sheets"."length" > "excluded"."length"
-- 1: 1 (integer 64)
-- 2: 'x' (text)
-- 3: 9 (integer 64)
-- 4: 7 (integer 64)
-- 5: 2 (integer 64)
-- 6: 'y' (text)
-- 7: 1 (integer 64)
-- 8: 7 (integer 64)
-- 9: 9 (integer 64)
-- 10: 'new' (text)
-- 11: 1 (integer 64)
-- 12: 0 (integer 64)

-- MariaDB 10.11
INSERT INTO `sheets` (`id`, `text`, `length`, `version`) VALUES (?, ?, ?, ?), (?, ?, ?, ?), (?, ?, ?, ?) ON DUPLICATE KEY UPDATE `text` = CASE WHEN `sheets`.`version` < VALUES(`version`) AND `sheets`.`length` > VALUES(`length`) THEN VALUES(`text`) ELSE `sheets`.`text` END, `version` = CASE WHEN `sheets`.`version` < VALUES(`version`) AND `sheets`.`length` > VALUES(`length`) THEN `sheets`.`version` + 1 ELSE `sheets`.`version` END
-- 1: 1 (integer 64)
-- 2: 'x' (text)
-- 3: 9 (integer 64)
-- 4: 7 (integer 64)
-- 5: 2 (integer 64)
-- 6: 'y' (text)
-- 7: 1 (integer 64)
-- 8: 7 (integer 64)
-- 9: 9 (integer 64)
-- 10: 'new' (text)
-- 11: 1 (integer 64)
-- 12: 0 (integer 64)
