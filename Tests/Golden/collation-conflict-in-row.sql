-- SQLite 3.40
-- refused: Koine refuses collationConflict (noCase and binary) in WHERE: engines choose different ones; say which with .collate(…)

-- PostgreSQL 13
-- refused: Koine refuses collationConflict (noCase and binary) in WHERE: engines choose different ones; say which with .collate(…)

-- MariaDB 10.11
-- refused: Koine refuses collationConflict (noCase and binary) in WHERE: engines choose different ones; say which with .collate(…)
