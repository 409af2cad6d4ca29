-- SQLite 3.40
-- refused: Koine refuses manyRowSubquery (reminders) in RETURNING 2: if it yields several rows, some engines take any of them, others fail; find the row by its key, select one aggregate, add limit(1), or take all rows: array()

-- PostgreSQL 13
-- refused: Koine refuses manyRowSubquery (reminders) in RETURNING 2: if it yields several rows, some engines take any of them, others fail; find the row by its key, select one aggregate, add limit(1), or take all rows: array()

-- MariaDB 10.11
-- refused: Koine refuses manyRowSubquery (reminders) in RETURNING 2: if it yields several rows, some engines take any of them, others fail; find the row by its key, select one aggregate, add limit(1), or take all rows: array()
