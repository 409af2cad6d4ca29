-- SQLite 3.40
-- refused: SQLite 3.40 refuses emptyUpdate: assign to at least one column

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses emptyUpdate: assign to at least one column
