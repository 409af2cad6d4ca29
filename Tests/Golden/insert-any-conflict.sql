-- SQLite 3.40
INSERT INTO "seats" ("row", "l", "passenger") VALUES (?1, ?2, ?3), (?4, ?5, ?6) ON CONFLICT DO NOTHING
-- 1: 1 (integer 64)
-- 2: 'A' (text)
-- 3: 'x' (text)
-- 4: 3 (integer 64)
-- 5: 'A' (text)
-- 6: 'y' (text)

-- PostgreSQL 13
INSERT INTO "seats" ("row", "l", "passenger") VALUES ($1, $2, $3), ($4, $5, $6) ON CONFLICT DO NOTHING
-- 1: 1 (integer 64)
-- 2: 'A' (text)
-- 3: 'x' (text)
-- 4: 3 (integer 64)
-- 5: 'A' (text)
-- 6: 'y' (text)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express upsertOfAnyKey: MariaDB would ignore other errors, too; name the columns of the key
