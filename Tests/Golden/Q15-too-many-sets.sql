-- SQLite 3.40
-- refused: Koine refuses meaninglessGroupingSets (more than 500 sets): engines take a constant for a position or for its own value, or fail; group by columns, or what is computed from them, in at most 500 sets

-- PostgreSQL 13
-- refused: Koine refuses meaninglessGroupingSets (more than 500 sets): engines take a constant for a position or for its own value, or fail; group by columns, or what is computed from them, in at most 500 sets

-- MariaDB 10.11
-- refused: Koine refuses meaninglessGroupingSets (more than 500 sets): engines take a constant for a position or for its own value, or fail; group by columns, or what is computed from them, in at most 500 sets
