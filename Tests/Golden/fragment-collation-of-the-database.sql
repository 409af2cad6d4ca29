-- SQLite 3.40
-- refused: SQLite 3.40 has no form for (the name of the collation database in a fragment): choose another expression, or write SQL by hand

-- PostgreSQL 13
-- refused: PostgreSQL 13 has no form for (the name of the collation database in a fragment): choose another expression, or write SQL by hand

-- MariaDB 10.11
-- refused: MariaDB 10.11 has no form for (the name of the collation database in a fragment): choose another expression, or write SQL by hand
