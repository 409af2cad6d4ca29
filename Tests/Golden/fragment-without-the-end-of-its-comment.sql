-- SQLite 3.40
-- refused: SQLite 3.40 has no form for (a fragment that ends inside of quotes or a comment, where what follows it would be a part of the text): choose another expression, or write SQL by hand

-- PostgreSQL 13
-- refused: PostgreSQL 13 has no form for (a fragment that ends inside of quotes or a comment, where what follows it would be a part of the text): choose another expression, or write SQL by hand

-- MariaDB 10.11
-- refused: MariaDB 10.11 has no form for (a fragment that ends inside of quotes or a comment, where what follows it would be a part of the text): choose another expression, or write SQL by hand
