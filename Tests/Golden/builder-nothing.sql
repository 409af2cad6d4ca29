-- SQLite 3.40
SELECT "tags"."id" FROM "tags" ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" ORDER BY "tags"."id"
