-- SQLite 3.40
-- refused: SQLite 3.40 refuses collationConflict (noCase and binary) in WHERE: say which with .collate(…)

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses collationConflict (noCase and binary) in WHERE: say which with .collate(…)
