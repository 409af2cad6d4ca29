-- SQLite 3.40
-- refused: SQLite 3.40 cannot express mergeInOneStep (a limit without an order that tells all rows apart, beside several actions): write it as an update, a deletion and an insert in one transaction, in the order that you mean

-- PostgreSQL 13
-- refused: PostgreSQL 13 cannot express mergeInOneStep (a limit without an order that tells all rows apart, beside several actions): PostgreSQL has MERGE since version 15; write it as an update, a deletion and an insert in one transaction, in the order that you mean

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express mergeInOneStep (a limit without an order that tells all rows apart, beside several actions): write it as an update, a deletion and an insert in one transaction, in the order that you mean
