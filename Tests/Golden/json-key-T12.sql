-- SQLite 3.40
SELECT "papers"."id", koine_json_value("papers"."document", 'title') FROM "papers" ORDER BY "papers"."id"

-- PostgreSQL 13
SELECT "papers"."id", ("papers"."document" -> 'title') FROM "papers" ORDER BY "papers"."id"

-- MariaDB 10.11
SELECT `papers`.`id`, JSON_EXTRACT(`papers`.`document`, '$."title"') FROM `papers` ORDER BY `papers`.`id`
