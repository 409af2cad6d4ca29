-- SQLite 3.40
-- refused: SQLite 3.40 refuses unevenRowValues in WHERE: compare row values of the same length, and nothing else with them
-- refused: SQLite 3.40 refuses unevenRowValues in WHERE: compare row values of the same length, and nothing else with them

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses unevenRowValues in WHERE: compare row values of the same length, and nothing else with them
-- refused: PostgreSQL 13 refuses unevenRowValues in WHERE: compare row values of the same length, and nothing else with them
