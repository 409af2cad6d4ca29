-- SQLite 3.40
-- refused: Koine refuses emptyCondition: it would change every row of the table; to change every row, say so: all()

-- PostgreSQL 13
-- refused: Koine refuses emptyCondition: it would change every row of the table; to change every row, say so: all()

-- MariaDB 10.11
-- refused: Koine refuses emptyCondition: it would change every row of the table; to change every row, say so: all()
