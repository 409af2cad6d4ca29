-- SQLite 3.40
INSERT INTO "counters" ("note") VALUES (?1), (?2) RETURNING "counters"."number", "counters"."note"
-- 1: 'a' (text)
-- 2: 'b' (text)

-- PostgreSQL 13
INSERT INTO "counters" ("note") VALUES ($1), ($2) RETURNING "counters"."number", "counters"."note"
-- 1: 'a' (text)
-- 2: 'b' (text)

-- MariaDB 10.11
INSERT INTO `counters` (`note`) VALUES (?), (?) RETURNING `counters`.`number`, `counters`.`note`
-- 1: 'a' (text)
-- 2: 'b' (text)
