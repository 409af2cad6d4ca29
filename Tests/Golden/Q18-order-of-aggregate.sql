-- SQLite 3.40
-- refused: Koine refuses misplacedAggregate in SELECT 1: there are no groups at this place; filter groups in having, or aggregate in a subquery

-- PostgreSQL 13
-- refused: Koine refuses misplacedAggregate in SELECT 1: there are no groups at this place; filter groups in having, or aggregate in a subquery

-- MariaDB 10.11
-- refused: Koine refuses misplacedAggregate in SELECT 1: there are no groups at this place; filter groups in having, or aggregate in a subquery
