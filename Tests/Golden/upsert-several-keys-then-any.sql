-- SQLite 3.40
INSERT INTO "tags" ("id", "reminderID", "title", "weight") VALUES (?1, ?2, ?3, ?4), (?5, ?6, ?7, ?8), (?9, ?10, ?11, ?12), (?13, ?14, ?15, ?16) ON CONFLICT ("id") DO UPDATE SET "title" = "excluded"."title" ON CONFLICT DO NOTHING
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'new' (text)
-- 4: 5 (integer 64)
-- 5: 2 (integer 64)
-- 6: 2 (integer 64)
-- 7: 'new' (text)
-- 8: 5 (integer 64)
-- 9: 3 (integer 64)
-- 10: 2 (integer 64)
-- 11: 'new' (text)
-- 12: 1 (integer 64)
-- 13: 9 (integer 64)
-- 14: 2 (integer 64)
-- 15: 'added' (text)
-- 16: 1 (integer 64)

-- PostgreSQL 13
-- refused: PostgreSQL 13 cannot express upsertOfSeveralKeys: PostgreSQL has one ON CONFLICT; name one key, and look for rows with another one before

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express upsertOfAnyKey: MariaDB would ignore other errors, too; name the columns of the key
-- refused: MariaDB 10.11 cannot express upsertOfSeveralKeys: MariaDB's ON DUPLICATE KEY takes any key, and once; name the columns of one key
