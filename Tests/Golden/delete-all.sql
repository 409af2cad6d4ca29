-- SQLite 3.40
DELETE FROM "tags"

-- PostgreSQL 13
DELETE FROM "tags"
