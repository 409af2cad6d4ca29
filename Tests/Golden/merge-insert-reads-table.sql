-- SQLite 3.40
-- refused: Koine refuses columnOutOfScope (tags.title) in WHEN 1: no table of that name with such a column can be seen from there; join the table, read it in a subquery, or name a column that the closure is given

-- PostgreSQL 13
-- refused: Koine refuses columnOutOfScope (tags.title) in WHEN 1: no table of that name with such a column can be seen from there; join the table, read it in a subquery, or name a column that the closure is given

-- MariaDB 10.11
-- refused: Koine refuses columnOutOfScope (tags.title) in WHEN 1: no table of that name with such a column can be seen from there; join the table, read it in a subquery, or name a column that the closure is given
