-- SQLite 3.40
-- refused: Koine refuses ambiguousCase in SELECT 1: engines choose different texts; take .lower(), or say .collate(.binary)

-- PostgreSQL 13
-- refused: Koine refuses ambiguousCase in SELECT 1: engines choose different texts; take .lower(), or say .collate(.binary)

-- MariaDB 10.11
-- refused: Koine refuses ambiguousCase in SELECT 1: engines choose different texts; take .lower(), or say .collate(.binary)
