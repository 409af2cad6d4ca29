-- SQLite 3.40
-- refused: Koine refuses emptyUpdate: it would change nothing; assign to at least one column

-- PostgreSQL 13
-- refused: Koine refuses emptyUpdate: it would change nothing; assign to at least one column

-- MariaDB 10.11
-- refused: Koine refuses emptyUpdate: it would change nothing; assign to at least one column
