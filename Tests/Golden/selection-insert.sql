-- SQLite 3.40
-- refused: SQLite 3.40 refuses invalidValue (row 1, column title: a selection, which no table holds): bind a value that SQL has: text without NUL, instants of the years 1 to 9999 (clampedToStorableRange), decimals of the scale
-- refused: SQLite 3.40 refuses invalidValue (row 1, column n: a selection, which no table holds): bind a value that SQL has: text without NUL, instants of the years 1 to 9999 (clampedToStorableRange), decimals of the scale

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses invalidValue (row 1, column title: a selection, which no table holds): bind a value that SQL has: text without NUL, instants of the years 1 to 9999 (clampedToStorableRange), decimals of the scale
-- refused: PostgreSQL 13 refuses invalidValue (row 1, column n: a selection, which no table holds): bind a value that SQL has: text without NUL, instants of the years 1 to 9999 (clampedToStorableRange), decimals of the scale
