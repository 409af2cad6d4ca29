-- SQLite 3.40
SELECT koine_uuid(replace("remindersLists"."title", ?1, ?2)), koine_uuid(replace("remindersLists"."title", ?3, ?4)), koine_uuid(replace("remindersLists"."title", ?5, ?6)), koine_uuid(replace("remindersLists"."title", ?7, ?8)) FROM "remindersLists" WHERE "remindersLists"."id" = ?9
-- 1: 'Home' (text)
-- 2: '0F8FAD5B-d9cb-469f-a165-70867728950e' (text)
-- 3: 'Home' (text)
-- 4: '{0f8fad5b-d9cb-469f-a165-70867728950e}' (text)
-- 5: 'Home' (text)
-- 6: '0f8fad5bd9cb469fa16570867728950e' (text)
-- 7: 'Home' (text)
-- 8: '0f8fad5b-d9cb-469f-a165-70867728950g' (text)
-- 9: 1 (integer 64)

-- PostgreSQL 13
SELECT CAST(substring(replace("remindersLists"."title", $1, $2) FROM '^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$') AS uuid), CAST(substring(replace("remindersLists"."title", $3, $4) FROM '^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$') AS uuid), CAST(substring(replace("remindersLists"."title", $5, $6) FROM '^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$') AS uuid), CAST(substring(replace("remindersLists"."title", $7, $8) FROM '^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$') AS uuid) FROM "remindersLists" WHERE "remindersLists"."id" = $9
-- 1: 'Home' (text)
-- 2: '0F8FAD5B-d9cb-469f-a165-70867728950e' (text)
-- 3: 'Home' (text)
-- 4: '{0f8fad5b-d9cb-469f-a165-70867728950e}' (text)
-- 5: 'Home' (text)
-- 6: '0f8fad5bd9cb469fa16570867728950e' (text)
-- 7: 'Home' (text)
-- 8: '0f8fad5b-d9cb-469f-a165-70867728950g' (text)
-- 9: 1 (integer 64)

-- MariaDB 10.11
SELECT lower(nullif(regexp_substr(replace(`remindersLists`.`title`, ?, ?), '(?s)^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}(?!.)'), '')), lower(nullif(regexp_substr(replace(`remindersLists`.`title`, ?, ?), '(?s)^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}(?!.)'), '')), lower(nullif(regexp_substr(replace(`remindersLists`.`title`, ?, ?), '(?s)^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}(?!.)'), '')), lower(nullif(regexp_substr(replace(`remindersLists`.`title`, ?, ?), '(?s)^[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}(?!.)'), '')) FROM `remindersLists` WHERE `remindersLists`.`id` = ?
-- 1: 'Home' (text)
-- 2: '0F8FAD5B-d9cb-469f-a165-70867728950e' (text)
-- 3: 'Home' (text)
-- 4: '{0f8fad5b-d9cb-469f-a165-70867728950e}' (text)
-- 5: 'Home' (text)
-- 6: '0f8fad5bd9cb469fa16570867728950e' (text)
-- 7: 'Home' (text)
-- 8: '0f8fad5b-d9cb-469f-a165-70867728950g' (text)
-- 9: 1 (integer 64)
