-- SQLite 3.40
-- refused: Koine refuses ambiguousStart: rows that are equal in the order would be left out; order by a key, too, as the last term, and say nulls: for what may be NULL

-- PostgreSQL 13
-- refused: Koine refuses ambiguousStart: rows that are equal in the order would be left out; order by a key, too, as the last term, and say nulls: for what may be NULL

-- MariaDB 10.11
-- refused: Koine refuses ambiguousStart: rows that are equal in the order would be left out; order by a key, too, as the last term, and say nulls: for what may be NULL
