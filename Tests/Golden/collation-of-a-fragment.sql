-- SQLite 3.40
-- refused: Koine refuses noCaseFragment in WHERE: engines would compare its rows by different rules; write lower() in the query, and compare it with .lower()

-- PostgreSQL 13
-- refused: Koine refuses noCaseFragment in WHERE: engines would compare its rows by different rules; write lower() in the query, and compare it with .lower()

-- MariaDB 10.11
-- refused: Koine refuses noCaseFragment in WHERE: engines would compare its rows by different rules; write lower() in the query, and compare it with .lower()
