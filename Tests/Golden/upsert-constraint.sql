-- SQLite 3.40
-- refused: SQLite 3.40 cannot express upsertOfConstraint: SQLite's ON CONFLICT names no constraint; name the columns of the key

-- PostgreSQL 13
INSERT INTO "tags" ("id", "reminderID", "title", "weight") VALUES ($1, $2, $3, $4), ($5, $6, $7, $8), ($9, $10, $11, $12) ON CONFLICT ON CONSTRAINT "tags_pkey" DO NOTHING
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 'one' (text)
-- 4: NULL (integer 64)
-- 5: 4 (integer 64)
-- 6: 1 (integer 64)
-- 7: 'four' (text)
-- 8: 44 (integer 64)
-- 9: 77 (integer 64)
-- 10: 1 (integer 64)
-- 11: 'none' (text)
-- 12: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express upsertOfConstraint: MariaDB's ON DUPLICATE KEY takes any key; name the columns of the key
