-- SQLite 3.40
-- refused: SQLite 3.40 refuses ambiguousCase in SELECT 1: take .lower(), or say .collate(.binary)

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses ambiguousCase in SELECT 1: take .lower(), or say .collate(.binary)
