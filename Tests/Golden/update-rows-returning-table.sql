-- SQLite 3.40
-- refused: Koine refuses changedTableInReturning ("tags") in RETURNING 2: some engines read the table before the change, others after it; read the table in a statement of its own, in the same transaction

-- PostgreSQL 13
-- refused: Koine refuses changedTableInReturning ("tags") in RETURNING 2: some engines read the table before the change, others after it; read the table in a statement of its own, in the same transaction

-- MariaDB 10.11
-- refused: Koine refuses changedTableInReturning ("tags") in RETURNING 2: some engines read the table before the change, others after it; read the table in a statement of its own, in the same transaction
-- refused: MariaDB 10.11 cannot express returningOfUpdate: MariaDB's UPDATE returns no rows; read them in a query, in one transaction with it
