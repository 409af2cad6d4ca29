-- SQLite 3.40
-- refused: SQLite 3.40 refuses manyColumnSubquery in SELECT 1: select one column

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses manyColumnSubquery in SELECT 1: select one column
