-- SQLite 3.40
-- refused: SQLite 3.40 refuses ungroupedColumn (seats.passenger): group by the column, or put it into an aggregate

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses ungroupedColumn (seats.passenger): group by the column, or put it into an aggregate
