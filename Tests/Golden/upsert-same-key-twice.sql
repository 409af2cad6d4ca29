-- SQLite 3.40
-- refused: SQLite 3.40 refuses repeatedConflictKey (row 2): propose each key once

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses repeatedConflictKey (row 2): propose each key once
