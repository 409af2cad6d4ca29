-- SQLite 3.40
SELECT "tags"."title" FROM "tags" ORDER BY "tags"."weight" DESC NULLS LAST

-- PostgreSQL 13
SELECT "tags"."title" FROM "tags" ORDER BY "tags"."weight" DESC NULLS LAST
