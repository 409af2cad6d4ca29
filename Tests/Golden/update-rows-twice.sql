-- SQLite 3.40
-- refused: Koine refuses repeatedKey (row 3): engines would take the values of any of the rows; list each row once

-- PostgreSQL 13
-- refused: Koine refuses repeatedKey (row 3): engines would take the values of any of the rows; list each row once

-- MariaDB 10.11
-- refused: Koine refuses repeatedKey (row 3): engines would take the values of any of the rows; list each row once
