-- SQLite 3.40
INSERT INTO "counters" ("number") SELECT id FROM "tags" WHERE id < ?1
-- 1: 3 (integer 64)

-- PostgreSQL 13
INSERT INTO "counters" ("number") SELECT id FROM "tags" WHERE id < $1
-- 1: 3 (integer 64)

-- MariaDB 10.11
INSERT INTO `counters` (`number`) SELECT id FROM `tags` WHERE id < ?
-- 1: 3 (integer 64)
