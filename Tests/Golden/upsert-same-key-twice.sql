-- SQLite 3.40
-- refused: SQLite 3.40 refuses repeatedConflictKey (row 2): propose each key once: group or take distinct(on:) by it in a query

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses repeatedConflictKey (row 2): propose each key once: group or take distinct(on:) by it in a query
