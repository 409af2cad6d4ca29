-- SQLite 3.40
SELECT koine_json_length(koine_json_keys('{"n":' || koine_json_encoded(count(*)) || '}')) FROM "tags" AS "t"

-- PostgreSQL 13
-- refused: PostgreSQL 13 cannot express jsonKeysOfGroups in SELECT 1: PostgreSQL reads keys in a subquery; compute the object in a derived table, from(…)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express jsonKeysOfGroups in SELECT 1: MariaDB reads keys in a subquery; compute the object in a derived table, from(…)
