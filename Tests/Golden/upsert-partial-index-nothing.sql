-- SQLite 3.40
INSERT INTO "pages" ("path", "text") VALUES (?1, ?2), (?3, ?4) ON CONFLICT ("path") WHERE NOT "pages"."isDeleted" DO NOTHING
-- 1: '/' (text)
-- 2: 'new' (text)
-- 3: '/old' (text)
-- 4: 'again' (text)

-- PostgreSQL 13
INSERT INTO "pages" ("path", "text") VALUES ($1, $2), ($3, $4) ON CONFLICT ("path") WHERE NOT "pages"."isDeleted" DO NOTHING
-- 1: '/' (text)
-- 2: 'new' (text)
-- 3: '/old' (text)
-- 4: 'again' (text)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express upsertOfPartialIndex: MariaDB has no partial index; name a key of all rows
