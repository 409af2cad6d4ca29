-- SQLite 3.40
-- refused: Koine refuses manyColumnSubquery in SELECT 1: one value is needed here; select one column

-- PostgreSQL 13
-- refused: Koine refuses manyColumnSubquery in SELECT 1: one value is needed here; select one column
