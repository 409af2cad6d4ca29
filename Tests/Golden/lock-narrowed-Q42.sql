-- SQLite 3.40
-- refused: Koine refuses lockedGroups: there is no row to lock, or engines lock others; lock the rows of tables in a query of their own, in the same transaction

-- PostgreSQL 13
-- refused: Koine refuses lockedGroups: there is no row to lock, or engines lock others; lock the rows of tables in a query of their own, in the same transaction

-- MariaDB 10.11
-- refused: Koine refuses lockedGroups: there is no row to lock, or engines lock others; lock the rows of tables in a query of their own, in the same transaction
