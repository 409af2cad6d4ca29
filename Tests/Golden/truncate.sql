-- SQLite 3.40
DELETE FROM "tags"

-- PostgreSQL 13
TRUNCATE TABLE "tags"

-- MariaDB 10.11
DELETE FROM `tags`
