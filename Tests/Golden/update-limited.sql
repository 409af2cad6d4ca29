-- SQLite 3.40
-- refused: SQLite 3.40 refuses clauseOfChange (limit): select the keys in a subquery: where { $0.id.in(…) }

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses clauseOfChange (limit): select the keys in a subquery: where { $0.id.in(…) }
