-- SQLite 3.40
-- refused: SQLite 3.40 refuses clauseOfCondition (a limit) in WHERE: combine what where() makes, and add other clauses to the result

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses clauseOfCondition (a limit) in WHERE: combine what where() makes, and add other clauses to the result
