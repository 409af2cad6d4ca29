-- SQLite 3.40
-- refused: SQLite 3.40 cannot express followingTablesInReturning ("tags") in RETURNING 1: SQLite has deleted or changed those rows before; read them in a statement before it, in its transaction

-- PostgreSQL 13
DELETE FROM "reminders" WHERE "reminders"."id" = $1 RETURNING (SELECT count(*) FROM "tags" WHERE "tags"."reminderID" = "reminders"."id")
-- 1: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express followingTablesInReturning ("tags") in RETURNING 1: MariaDB has deleted or changed those rows before; read them in a statement before it, in its transaction
