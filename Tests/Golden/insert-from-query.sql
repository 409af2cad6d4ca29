-- SQLite 3.40
INSERT INTO "counters" ("number", "note") SELECT "tags"."id" * ?1 + ?2, "tags"."title" || ?3 FROM "tags" WHERE "tags"."id" < ?4 ORDER BY "tags"."id" DESC
-- 1: 10 (integer 64)
-- 2: 1 (integer 64)
-- 3: '!' (text)
-- 4: 3 (integer 64)

-- PostgreSQL 13
INSERT INTO "counters" ("number", "note") SELECT "tags"."id" * $1 + $2, "tags"."title" || $3 FROM "tags" WHERE "tags"."id" < $4 ORDER BY "tags"."id" DESC
-- 1: 10 (integer 64)
-- 2: 1 (integer 64)
-- 3: '!' (text)
-- 4: 3 (integer 64)

-- MariaDB 10.11
INSERT INTO `counters` (`number`, `note`) SELECT `tags`.`id` * ? + ?, concat(`tags`.`title`, ?) FROM `tags` WHERE `tags`.`id` < ? ORDER BY `tags`.`id` DESC
-- 1: 10 (integer 64)
-- 2: 1 (integer 64)
-- 3: '!' (text)
-- 4: 3 (integer 64)
