-- SQLite 3.40
-- refused: Koine refuses repeatedSource ("Tags"): a column of that name could be of either; give one of them another name: as(…)

-- PostgreSQL 13
-- refused: Koine refuses repeatedSource ("Tags"): a column of that name could be of either; give one of them another name: as(…)

-- MariaDB 10.11
-- refused: Koine refuses repeatedSource ("Tags"): a column of that name could be of either; give one of them another name: as(…)
