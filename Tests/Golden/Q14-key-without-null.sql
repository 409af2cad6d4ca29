-- SQLite 3.40
-- refused: Koine refuses totalOfKey in SELECT 1: it is NULL in the groups that are not made by the key, and its type has no NULL; select it as an optional: (…).optional

-- PostgreSQL 13
-- refused: Koine refuses totalOfKey in SELECT 1: it is NULL in the groups that are not made by the key, and its type has no NULL; select it as an optional: (…).optional

-- MariaDB 10.11
-- refused: Koine refuses totalOfKey in SELECT 1: it is NULL in the groups that are not made by the key, and its type has no NULL; select it as an optional: (…).optional
