-- SQLite 3.40
-- refused: SQLite 3.40 refuses emptyInsert: insert at least one row

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses emptyInsert: insert at least one row
