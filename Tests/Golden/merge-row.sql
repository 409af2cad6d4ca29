-- SQLite 3.40
-- refused: Koine refuses clauseOfChange (set(…, to:)) in SET 1: engines would ignore the clause or fail; choose the rows in a subquery: where { $0.id.in(…) }; and assign subqueries
-- refused: Koine refuses clauseOfChange (set(…, to:)) in SET 2: engines would ignore the clause or fail; choose the rows in a subquery: where { $0.id.in(…) }; and assign subqueries

-- PostgreSQL 13
-- refused: Koine refuses clauseOfChange (set(…, to:)) in SET 1: engines would ignore the clause or fail; choose the rows in a subquery: where { $0.id.in(…) }; and assign subqueries
-- refused: Koine refuses clauseOfChange (set(…, to:)) in SET 2: engines would ignore the clause or fail; choose the rows in a subquery: where { $0.id.in(…) }; and assign subqueries

-- MariaDB 10.11
-- refused: Koine refuses clauseOfChange (set(…, to:)) in SET 1: engines would ignore the clause or fail; choose the rows in a subquery: where { $0.id.in(…) }; and assign subqueries
-- refused: Koine refuses clauseOfChange (set(…, to:)) in SET 2: engines would ignore the clause or fail; choose the rows in a subquery: where { $0.id.in(…) }; and assign subqueries
