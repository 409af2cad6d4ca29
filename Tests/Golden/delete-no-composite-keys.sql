-- SQLite 3.40
DELETE FROM "seats" WHERE "seats"."row" IN ()

-- PostgreSQL 13
DELETE FROM "seats" WHERE FALSE

-- MariaDB 10.11
DELETE FROM `seats` WHERE FALSE
