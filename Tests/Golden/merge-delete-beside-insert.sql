-- SQLite 3.40
-- refused: SQLite 3.40 cannot express mergeInOneStep (a deletion and an insert of which not one asks for the contrary of the other): write it as an update, a deletion and an insert in one transaction, in the order that you mean

-- PostgreSQL 13
-- refused: PostgreSQL 13 cannot express mergeInOneStep (a deletion and an insert of which not one asks for the contrary of the other): PostgreSQL has MERGE since version 15; write it as an update, a deletion and an insert in one transaction, in the order that you mean

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express mergeInOneStep (a deletion and an insert of which not one asks for the contrary of the other): write it as an update, a deletion and an insert in one transaction, in the order that you mean
