-- SQLite 3.40
INSERT INTO "absences" ("id", "n", "text") SELECT "tags"."id" + ?1, "tags"."weight", "tags"."title" FROM "tags" WHERE "tags"."id" < ?2
-- 1: 100 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
INSERT INTO "absences" ("id", "n", "text") SELECT "tags"."id" + $1, "tags"."weight", "tags"."title" FROM "tags" WHERE "tags"."id" < $2
-- 1: 100 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
INSERT INTO `absences` (`id`, `n`, `text`) SELECT `tags`.`id` + ?, `tags`.`weight`, `tags`.`title` FROM `tags` WHERE `tags`.`id` < ?
-- 1: 100 (integer 64)
-- 2: 3 (integer 64)
