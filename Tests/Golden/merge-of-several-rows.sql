-- SQLite 3.40
-- refused: Koine refuses severalJoinedRows (weights): each engine would take the values of any of the rows; compare the whole key of each joined table with columns of the others, or assign a subquery of one row

-- PostgreSQL 13
-- refused: Koine refuses severalJoinedRows (weights): each engine would take the values of any of the rows; compare the whole key of each joined table with columns of the others, or assign a subquery of one row

-- MariaDB 10.11
-- refused: Koine refuses severalJoinedRows (weights): each engine would take the values of any of the rows; compare the whole key of each joined table with columns of the others, or assign a subquery of one row
