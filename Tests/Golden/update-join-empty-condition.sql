-- SQLite 3.40
-- refused: Koine refuses severalJoinedRows (reminders): each engine would take the values of any of the rows; compare the whole key of each joined table with columns of the others, or assign a subquery of one row
-- refused: Koine refuses emptyCondition: it would change every row of the table; to change every row, say so: all()

-- PostgreSQL 13
-- refused: Koine refuses severalJoinedRows (reminders): each engine would take the values of any of the rows; compare the whole key of each joined table with columns of the others, or assign a subquery of one row
-- refused: Koine refuses emptyCondition: it would change every row of the table; to change every row, say so: all()

-- MariaDB 10.11
-- refused: Koine refuses severalJoinedRows (reminders): each engine would take the values of any of the rows; compare the whole key of each joined table with columns of the others, or assign a subquery of one row
-- refused: Koine refuses emptyCondition: it would change every row of the table; to change every row, say so: all()
