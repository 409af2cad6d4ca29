-- SQLite 3.40
INSERT INTO "counters" ("note") SELECT "remindersLists"."title" FROM "remindersLists" LIMIT ?1 RETURNING "counters"."number"
-- 1: 1 (integer 64)

-- PostgreSQL 13
INSERT INTO "counters" ("note") SELECT "remindersLists"."title" FROM "remindersLists" LIMIT $1 RETURNING "counters"."number"
-- 1: 1 (integer 64)

-- MariaDB 10.11
INSERT INTO `counters` (`note`) SELECT `remindersLists`.`title` FROM `remindersLists` LIMIT ? RETURNING `counters`.`number`
-- 1: 1 (integer 64)
