-- SQLite 3.40
SELECT "papers"."id" FROM "papers" WHERE koine_json_contains(koine_json_value("papers"."document", 'tags'), koine_json_value("papers"."labels", 1)) ORDER BY "papers"."id"

-- PostgreSQL 13
SELECT "papers"."id" FROM "papers" WHERE (("papers"."document" -> 'tags') @> jsonb_path_query_first("papers"."labels", 'strict $[1]', silent => true)) ORDER BY "papers"."id"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express jsonContainsComputed in WHERE: MariaDB's JSON_CONTAINS takes a scalar for an array of it; give the document as a value, or compare parts of it
