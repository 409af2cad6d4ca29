-- SQLite 3.40
-- refused: Koine refuses ungroupedColumn (reminders.title): some engines take its value from any row of the group, others fail; group by the column, or put it into an aggregate

-- PostgreSQL 13
-- refused: Koine refuses ungroupedColumn (reminders.title): some engines take its value from any row of the group, others fail; group by the column, or put it into an aggregate

-- MariaDB 10.11
-- refused: Koine refuses ungroupedColumn (reminders.title): some engines take its value from any row of the group, others fail; group by the column, or put it into an aggregate
