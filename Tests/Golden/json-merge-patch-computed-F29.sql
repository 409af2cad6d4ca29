-- SQLite 3.40
SELECT koine_json_patch(koine_json_value("papers"."document", 'author'), koine_json_value("papers"."document", 'nothing')) FROM "papers" WHERE "papers"."id" = ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
-- refused: PostgreSQL 13 cannot express jsonPatchComputed in SELECT 1: PostgreSQL has no merge patch; give the patch as a value, or set each member by setting(_:to:)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express jsonPatchComputed in SELECT 1: MariaDB's JSON_MERGE_PATCH loses members; give the patch as a value, or set each member by setting(_:to:)
