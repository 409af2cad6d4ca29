-- SQLite 3.40
SELECT "spellings"."id" FROM "spellings" WHERE FALSE

-- PostgreSQL 13
SELECT "spellings"."id" FROM "spellings" WHERE FALSE

-- MariaDB 10.11
SELECT `spellings`.`id` FROM `spellings` WHERE FALSE
