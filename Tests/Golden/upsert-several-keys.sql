-- SQLite 3.40
INSERT INTO "pages" ("id", "path", "text", "version", "isDeleted", "state") VALUES (?1, ?2, ?3, ?4, ?5, ?6), (?7, ?8, ?9, ?10, ?11, ?12), (?13, ?14, ?15, ?16, ?17, ?18) ON CONFLICT ("id") DO UPDATE SET "text" = "excluded"."text" ON CONFLICT ("path") WHERE NOT "pages"."isDeleted" DO UPDATE SET "version" = "excluded"."version" WHERE "pages"."text" <> "excluded"."text"
-- 1: 1 (integer 64)
-- 2: '/new' (text)
-- 3: 'first' (text)
-- 4: 4 (integer 64)
-- 5: false (boolean)
-- 6: NULL (text)
-- 7: 77 (integer 64)
-- 8: '/' (text)
-- 9: 'second' (text)
-- 10: 5 (integer 64)
-- 11: false (boolean)
-- 12: NULL (text)
-- 13: 78 (integer 64)
-- 14: '/more' (text)
-- 15: 'third' (text)
-- 16: 6 (integer 64)
-- 17: false (boolean)
-- 18: NULL (text)

-- PostgreSQL 13
-- refused: PostgreSQL 13 cannot express upsertOfSeveralKeys: PostgreSQL has one ON CONFLICT; name one key, and look for rows with another one before

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express upsertOfPartialIndex: MariaDB has no partial index; name a key of all rows
-- refused: MariaDB 10.11 cannot express upsertOfSeveralKeys: MariaDB's ON DUPLICATE KEY takes any key, and once; name the columns of one key
