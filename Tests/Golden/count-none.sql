-- SQLite 3.40
SELECT count(*) FROM "absences"

-- PostgreSQL 13
SELECT count(*) FROM "absences"

-- MariaDB 10.11
SELECT count(*) FROM `absences`
