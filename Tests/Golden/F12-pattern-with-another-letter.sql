-- SQLite 3.40
-- refused: Koine refuses invalidValue (the date pattern "yyyy-QQ", at character 6: "QQ" is not a field; write a text between apostrophes) in SELECT 1: engines would cut or change the value, or fail; bind a value that SQL has: text without NUL, instants of the years 1 to 9999 (clampedToStorableRange), decimals of the scale

-- PostgreSQL 13
-- refused: Koine refuses invalidValue (the date pattern "yyyy-QQ", at character 6: "QQ" is not a field; write a text between apostrophes) in SELECT 1: engines would cut or change the value, or fail; bind a value that SQL has: text without NUL, instants of the years 1 to 9999 (clampedToStorableRange), decimals of the scale

-- MariaDB 10.11
-- refused: Koine refuses invalidValue (the date pattern "yyyy-QQ", at character 6: "QQ" is not a field; write a text between apostrophes) in SELECT 1: engines would cut or change the value, or fail; bind a value that SQL has: text without NUL, instants of the years 1 to 9999 (clampedToStorableRange), decimals of the scale
