-- SQLite 3.40
-- refused: SQLite 3.40 refuses invalidValue (row 1, column text: NUL in a text): bind a value that SQL has: text without NUL, instants of the years 1 to 9999 (clampedToStorableRange), decimals of the scale

-- PostgreSQL 13
-- refused: PostgreSQL 13 refuses invalidValue (row 1, column text: NUL in a text): bind a value that SQL has: text without NUL, instants of the years 1 to 9999 (clampedToStorableRange), decimals of the scale
