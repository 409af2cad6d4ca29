-- SQLite 3.40
-- refused: Koine refuses clauseOfChange (limit): engines would ignore the clause or fail; select the keys in a subquery: where { $0.id.in(…) }

-- PostgreSQL 13
-- refused: Koine refuses clauseOfChange (limit): engines would ignore the clause or fail; select the keys in a subquery: where { $0.id.in(…) }

-- MariaDB 10.11
-- refused: Koine refuses clauseOfChange (limit): engines would ignore the clause or fail; select the keys in a subquery: where { $0.id.in(…) }
