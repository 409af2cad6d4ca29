-- SQLite 3.40
-- refused: SQLite 3.40 refuses noCaseFragment in WHERE: write lower() in the query, and compare it with .lower()

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses noCaseFragment in WHERE: write lower() in the query, and compare it with .lower()
