-- SQLite 3.40
-- refused: Koine refuses clauseOfChange (returning of joined rows, by a column that the update assigns): engines would ignore the clause or fail; choose the rows in a subquery: where { $0.id.in(…) }; and assign subqueries

-- PostgreSQL 13
-- refused: Koine refuses clauseOfChange (returning of joined rows, by a column that the update assigns): engines would ignore the clause or fail; choose the rows in a subquery: where { $0.id.in(…) }; and assign subqueries

-- MariaDB 10.11
-- refused: Koine refuses clauseOfChange (returning of joined rows, by a column that the update assigns): engines would ignore the clause or fail; choose the rows in a subquery: where { $0.id.in(…) }; and assign subqueries
-- refused: MariaDB 10.11 cannot express returningOfUpdate: MariaDB's UPDATE returns no rows; read them in a query, in one transaction with it
