-- SQLite 3.40
-- refused: Koine refuses repeatedConflictKey: some engines update the row twice, others fail; propose each key once: group or take distinct(on:) by it in a query

-- PostgreSQL 13
-- refused: Koine refuses repeatedConflictKey: some engines update the row twice, others fail; propose each key once: group or take distinct(on:) by it in a query

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express upsertOfAnyKey: MariaDB would ignore other errors, too; name the columns of the key
-- refused: Koine refuses repeatedConflictKey: some engines update the row twice, others fail; propose each key once: group or take distinct(on:) by it in a query
