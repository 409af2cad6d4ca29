-- SQLite 3.40
SELECT koine_json_value("papers"."document", 'author', 'a.b'), koine_json_value("papers"."document", 'author', 'a.b', 'deep', 1, -1), koine_json_value("papers"."document", 'author.name') FROM "papers" WHERE "papers"."id" = ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT ("papers"."document" -> 'author' -> 'a.b'), jsonb_path_query_first("papers"."document", 'strict $."author"."a.b"."deep"[1][last]', silent => true), ("papers"."document" -> 'author.name') FROM "papers" WHERE "papers"."id" = $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT JSON_EXTRACT(`papers`.`document`, '$."author"."a.b"'), CASE WHEN JSON_TYPE(JSON_EXTRACT(`papers`.`document`, '$."author"."a.b"."deep"[1]')) = 'ARRAY' THEN JSON_EXTRACT(`papers`.`document`, concat('$."author"."a.b"."deep"[1][', nullif(greatest(JSON_LENGTH(`papers`.`document`, '$."author"."a.b"."deep"[1]') - 1, -1), -1), ']')) END, JSON_EXTRACT(`papers`.`document`, '$."author.name"') FROM `papers` WHERE `papers`.`id` = ?
-- 1: 1 (integer 64)
