-- SQLite 3.40
-- refused: SQLite 3.40 refuses manyRowSubquery in SELECT 1: find the row by its key, select one aggregate, add limit(1), or take all rows: array()

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses manyRowSubquery in SELECT 1: find the row by its key, select one aggregate, add limit(1), or take all rows: array()
