-- SQLite 3.40
-- refused: Koine refuses clauseOfCondition (a lock) in WHERE: the clause would be lost; combine what where() makes, and add other clauses to the result

-- PostgreSQL 13
-- refused: Koine refuses clauseOfCondition (a lock) in WHERE: the clause would be lost; combine what where() makes, and add other clauses to the result

-- MariaDB 10.11
-- refused: Koine refuses clauseOfCondition (a lock) in WHERE: the clause would be lost; combine what where() makes, and add other clauses to the result
