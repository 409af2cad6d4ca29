-- SQLite 3.40
-- refused: SQLite 3.40 cannot express changedTableInUpsert ("tags") in SET 1: SQLite would read rows that the statement has written; read them in a statement before it
-- refused: SQLite 3.40 cannot express changedTableInUpsert ("tags") in WHERE: SQLite would read rows that the statement has written; read them in a statement before it

-- PostgreSQL 13
INSERT INTO "tags" ("id", "reminderID", "title", "weight") VALUES ($1, $2, $3, $4), ($5, $6, $7, $8) ON CONFLICT ("id") DO UPDATE SET "weight" = (SELECT count("tags"."weight") FROM "tags") WHERE "tags"."id" IN (SELECT "tags"."id" FROM "tags")
-- 1: 9 (integer 64)
-- 2: 2 (integer 64)
-- 3: 'added' (text)
-- 4: NULL (integer 64)
-- 5: 1 (integer 64)
-- 6: 2 (integer 64)
-- 7: 'new' (text)
-- 8: 5 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express changedTableInUpsert ("tags") in SET 1: MariaDB would read rows that the statement has written; read them in a statement before it
-- refused: MariaDB 10.11 cannot express changedTableInUpsert ("tags") in WHERE: MariaDB would read rows that the statement has written; read them in a statement before it
