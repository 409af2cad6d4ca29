-- SQLite 3.40
SELECT koine_json_value("papers"."document", 'due'), koine_json_text("papers"."document", 'due'), koine_json_value("papers"."document", 'due') IS NULL, "papers"."document" IS NULL FROM "papers" ORDER BY "papers"."id"

-- PostgreSQL 13
SELECT ("papers"."document" -> 'due'), (jsonb_path_query_first("papers"."document", 'strict $."due" ? (@.type() == "string")', silent => true) #>> '{}'), ("papers"."document" -> 'due') IS NULL, "papers"."document" IS NULL FROM "papers" ORDER BY "papers"."id"

-- MariaDB 10.11
SELECT JSON_EXTRACT(`papers`.`document`, '$."due"'), CASE WHEN JSON_TYPE(JSON_EXTRACT(`papers`.`document`, '$."due"')) = 'STRING' THEN JSON_VALUE(`papers`.`document`, '$."due"') COLLATE utf8mb4_nopad_bin END, JSON_EXTRACT(`papers`.`document`, '$."due"') IS NULL, `papers`.`document` IS NULL FROM `papers` ORDER BY `papers`.`id`
