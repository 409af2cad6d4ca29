-- SQLite 3.40
-- refused: Koine refuses manyRowSubquery (Before) in SET 1: if it yields several rows, some engines take any of them, others fail; find the row by its key, select one aggregate, add limit(1), or take all rows: array()

-- PostgreSQL 13
-- refused: Koine refuses manyRowSubquery (Before) in SET 1: if it yields several rows, some engines take any of them, others fail; find the row by its key, select one aggregate, add limit(1), or take all rows: array()

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express rowAssignments: MariaDB assigns one column at a time; assign a subquery to each, or update rows of a join
-- refused: Koine refuses manyRowSubquery (Before) in SET 1: if it yields several rows, some engines take any of them, others fail; find the row by its key, select one aggregate, add limit(1), or take all rows: array()
