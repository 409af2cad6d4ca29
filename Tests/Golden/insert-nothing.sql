-- SQLite 3.40
-- refused: Koine refuses emptyInsert: it would insert nothing; insert at least one row

-- PostgreSQL 13
-- refused: Koine refuses emptyInsert: it would insert nothing; insert at least one row

-- MariaDB 10.11
-- refused: Koine refuses emptyInsert: it would insert nothing; insert at least one row
