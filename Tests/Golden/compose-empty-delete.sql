-- SQLite 3.40
-- refused: SQLite 3.40 refuses emptyCondition: to change every row, say so: all()

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses emptyCondition: to change every row, say so: all()
