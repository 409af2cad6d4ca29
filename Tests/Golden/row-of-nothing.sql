-- SQLite 3.40
-- refused: Koine refuses unevenRowValues in WHERE: row values are compared value by value; compare row values of the same length, and nothing else with them
-- refused: Koine refuses unevenRowValues in WHERE: row values are compared value by value; compare row values of the same length, and nothing else with them

-- PostgreSQL 13
-- refused: Koine refuses unevenRowValues in WHERE: row values are compared value by value; compare row values of the same length, and nothing else with them
-- refused: Koine refuses unevenRowValues in WHERE: row values are compared value by value; compare row values of the same length, and nothing else with them

-- MariaDB 10.11
-- refused: Koine refuses unevenRowValues in WHERE: row values are compared value by value; compare row values of the same length, and nothing else with them
-- refused: Koine refuses unevenRowValues in WHERE: row values are compared value by value; compare row values of the same length, and nothing else with them
