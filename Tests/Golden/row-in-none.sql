-- SQLite 3.40
SELECT count(*) FROM "samples" WHERE NOT FALSE

-- PostgreSQL 13
SELECT count(*) FROM "samples" WHERE NOT FALSE

-- MariaDB 10.11
SELECT count(*) FROM `samples` WHERE NOT FALSE
