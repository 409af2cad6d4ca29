-- SQLite 3.40
-- refused: Koine refuses distinctOrder (tags.weight) in SELECT 1 › ORDER BY 1: some engines order by any of the equal rows, others fail; select what the query is ordered by

-- PostgreSQL 13
-- refused: Koine refuses distinctOrder (tags.weight) in SELECT 1 › ORDER BY 1: some engines order by any of the equal rows, others fail; select what the query is ordered by

-- MariaDB 10.11
-- refused: Koine refuses distinctOrder (tags.weight) in SELECT 1 › ORDER BY 1: some engines order by any of the equal rows, others fail; select what the query is ordered by
