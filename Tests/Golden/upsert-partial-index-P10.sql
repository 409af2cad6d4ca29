-- SQLite 3.40
INSERT INTO "pages" ("path", "text", "version") VALUES (?1, ?2, ?3), (?4, ?5, ?6), (?7, ?8, ?9) ON CONFLICT ("path") WHERE NOT "pages"."isDeleted" DO UPDATE SET "text" = "excluded"."text", "version" = "pages"."version" + ?10 WHERE "pages"."version" < "excluded"."version"
-- 1: '/' (text)
-- 2: 'new' (text)
-- 3: 4 (integer 64)
-- 4: '/old' (text)
-- 5: 'again' (text)
-- 6: 1 (integer 64)
-- 7: '/more' (text)
-- 8: 'more' (text)
-- 9: 1 (integer 64)
-- 10: 1 (integer 64)

-- PostgreSQL 13
INSERT INTO "pages" ("path", "text", "version") VALUES ($1, $2, $3), ($4, $5, $6), ($7, $8, $9) ON CONFLICT ("path") WHERE NOT "pages"."isDeleted" DO UPDATE SET "text" = "excluded"."text", "version" = "pages"."version" + $10 WHERE "pages"."version" < "excluded"."version"
-- 1: '/' (text)
-- 2: 'new' (text)
-- 3: 4 (integer 64)
-- 4: '/old' (text)
-- 5: 'again' (text)
-- 6: 1 (integer 64)
-- 7: '/more' (text)
-- 8: 'more' (text)
-- 9: 1 (integer 64)
-- 10: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express upsertOfPartialIndex: MariaDB has no partial index; name a key of all rows
