-- SQLite 3.40
-- refused: Koine refuses aggregateOverWindow in SELECT 1: engines have it for groups alone, or not all of them; aggregate groups in a derived table, and join it

-- PostgreSQL 13
-- refused: Koine refuses aggregateOverWindow in SELECT 1: engines have it for groups alone, or not all of them; aggregate groups in a derived table, and join it

-- MariaDB 10.11
-- refused: Koine refuses aggregateOverWindow in SELECT 1: engines have it for groups alone, or not all of them; aggregate groups in a derived table, and join it
