-- SQLite 3.40
SELECT koine_json_contains("papers"."document", ?1), koine_json_contains("papers"."document", ?2), koine_json_contains("papers"."document", ?3), koine_json_contains("papers"."labels", ?4) FROM "papers" ORDER BY "papers"."id"
-- 1: '{"author":{"name":"Ada"},"tags":[3,"a",3]}' (json)
-- 2: '"x"' (json)
-- 3: '[[[3]],{"k":"v"}]' (json)
-- 4: '["a"]' (json)

-- PostgreSQL 13
SELECT ("papers"."document" @> $1), ("papers"."document" @> $2), ("papers"."document" @> $3), ("papers"."labels" @> $4) FROM "papers" ORDER BY "papers"."id"
-- 1: '{"author":{"name":"Ada"},"tags":[3,"a",3]}' (json)
-- 2: '"x"' (json)
-- 3: '[[[3]],{"k":"v"}]' (json)
-- 4: '["a"]' (json)

-- MariaDB 10.11
SELECT CASE WHEN `papers`.`document` IS NOT NULL THEN coalesce(JSON_TYPE(`papers`.`document`) = 'OBJECT' AND JSON_TYPE(JSON_EXTRACT(`papers`.`document`, '$."author"')) = 'OBJECT' AND JSON_TYPE(JSON_EXTRACT(`papers`.`document`, '$."author"."name"')) = 'STRING' AND JSON_VALUE(`papers`.`document`, '$."author"."name"') COLLATE utf8mb4_nopad_bin = ? AND JSON_TYPE(JSON_EXTRACT(`papers`.`document`, '$."tags"')) = 'ARRAY' AND EXISTS (SELECT 1 FROM JSON_TABLE(JSON_EXTRACT(`papers`.`document`, '$."tags"'), '$[*]' COLUMNS (value JSON PATH '$')) AS koine_element_1 WHERE JSON_NORMALIZE(concat('[', `koine_element_1`.`value`, ']')) = JSON_NORMALIZE(?)) AND EXISTS (SELECT 1 FROM JSON_TABLE(JSON_EXTRACT(`papers`.`document`, '$."tags"'), '$[*]' COLUMNS (value JSON PATH '$')) AS koine_element_2 WHERE JSON_TYPE(`koine_element_2`.`value`) = 'STRING' AND JSON_VALUE(`koine_element_2`.`value`, '$') COLLATE utf8mb4_nopad_bin = ?) AND EXISTS (SELECT 1 FROM JSON_TABLE(JSON_EXTRACT(`papers`.`document`, '$."tags"'), '$[*]' COLUMNS (value JSON PATH '$')) AS koine_element_3 WHERE JSON_NORMALIZE(concat('[', `koine_element_3`.`value`, ']')) = JSON_NORMALIZE(?)), FALSE) END, CASE WHEN `papers`.`document` IS NOT NULL THEN coalesce(JSON_TYPE(`papers`.`document`) = 'STRING' AND JSON_VALUE(`papers`.`document`, '$') COLLATE utf8mb4_nopad_bin = ? OR EXISTS (SELECT 1 FROM JSON_TABLE(`papers`.`document`, '$[*]' COLUMNS (value JSON PATH '$')) AS koine_element_1 WHERE JSON_TYPE(`koine_element_1`.`value`) = 'STRING' AND JSON_VALUE(`koine_element_1`.`value`, '$') COLLATE utf8mb4_nopad_bin = ?), FALSE) END, CASE WHEN `papers`.`document` IS NOT NULL THEN coalesce(JSON_TYPE(`papers`.`document`) = 'ARRAY' AND EXISTS (SELECT 1 FROM JSON_TABLE(`papers`.`document`, '$[*]' COLUMNS (value JSON PATH '$')) AS koine_element_1 WHERE JSON_TYPE(`koine_element_1`.`value`) = 'ARRAY' AND EXISTS (SELECT 1 FROM JSON_TABLE(`koine_element_1`.`value`, '$[*]' COLUMNS (value JSON PATH '$')) AS koine_element_2 WHERE JSON_TYPE(`koine_element_2`.`value`) = 'ARRAY' AND EXISTS (SELECT 1 FROM JSON_TABLE(`koine_element_2`.`value`, '$[*]' COLUMNS (value JSON PATH '$')) AS koine_element_3 WHERE JSON_NORMALIZE(concat('[', `koine_element_3`.`value`, ']')) = JSON_NORMALIZE(?)))) AND EXISTS (SELECT 1 FROM JSON_TABLE(`papers`.`document`, '$[*]' COLUMNS (value JSON PATH '$')) AS koine_element_4 WHERE JSON_TYPE(`koine_element_4`.`value`) = 'OBJECT' AND JSON_TYPE(JSON_EXTRACT(`koine_element_4`.`value`, '$."k"')) = 'STRING' AND JSON_VALUE(`koine_element_4`.`value`, '$."k"') COLLATE utf8mb4_nopad_bin = ?), FALSE) END, CASE WHEN `papers`.`labels` IS NOT NULL THEN coalesce(JSON_TYPE(`papers`.`labels`) = 'ARRAY' AND EXISTS (SELECT 1 FROM JSON_TABLE(`papers`.`labels`, '$[*]' COLUMNS (value JSON PATH '$')) AS koine_element_1 WHERE JSON_TYPE(`koine_element_1`.`value`) = 'STRING' AND JSON_VALUE(`koine_element_1`.`value`, '$') COLLATE utf8mb4_nopad_bin = ?), FALSE) END FROM `papers` ORDER BY `papers`.`id`
-- 1: 'Ada' (text)
-- 2: '[3]' (text)
-- 3: 'a' (text)
-- 4: '[3]' (text)
-- 5: 'x' (text)
-- 6: 'x' (text)
-- 7: '[3]' (text)
-- 8: 'v' (text)
-- 9: 'a' (text)
