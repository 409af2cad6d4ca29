-- SQLite 3.40
-- refused: Koine refuses repeatedConflictKey (row 2): some engines update the row twice, others fail; propose each key once: group or take distinct(on:) by it in a query

-- PostgreSQL 13
-- refused: PostgreSQL 13 cannot express upsertOfSeveralKeys: PostgreSQL has one ON CONFLICT; name one key, and look for rows with another one before
-- refused: Koine refuses repeatedConflictKey (row 2): some engines update the row twice, others fail; propose each key once: group or take distinct(on:) by it in a query

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express upsertOfSeveralKeys: MariaDB's ON DUPLICATE KEY takes any key, and once; name the columns of one key
-- refused: Koine refuses repeatedConflictKey (row 2): some engines update the row twice, others fail; propose each key once: group or take distinct(on:) by it in a query
