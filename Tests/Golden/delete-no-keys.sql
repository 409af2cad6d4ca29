-- SQLite 3.40
DELETE FROM "tags" WHERE "tags"."id" IN ()

-- PostgreSQL 13
DELETE FROM "tags" WHERE FALSE

-- MariaDB 10.11
DELETE FROM `tags` WHERE FALSE
