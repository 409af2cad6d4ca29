-- SQLite 3.40
SELECT (("samples"."n", "samples"."m") = (?1, ?2)) IS NULL, (("samples"."n", "samples"."m") = (?3, ?4)) IS NULL, (("samples"."n", "samples"."m") < (?5, ?6)) IS NULL, (("samples"."id", "samples"."m") < (?7, ?8)) IS NULL FROM "samples" WHERE "samples"."id" IN (?9, ?10, ?11) ORDER BY "samples"."id"
-- 1: 7 (integer 64)
-- 2: 2 (integer 64)
-- 3: 8 (integer 64)
-- 4: 2 (integer 64)
-- 5: 7 (integer 64)
-- 6: 3 (integer 64)
-- 7: 6 (integer 64)
-- 8: 3 (integer 64)
-- 9: 1 (integer 64)
-- 10: 5 (integer 64)
-- 11: 9 (integer 64)

-- PostgreSQL 13
SELECT (("samples"."n", "samples"."m") = ($1, $2)) IS NULL, (("samples"."n", "samples"."m") = ($3, $4)) IS NULL, (("samples"."n", "samples"."m") < ($5, $6)) IS NULL, (("samples"."id", "samples"."m") < ($7, $8)) IS NULL FROM "samples" WHERE "samples"."id" IN ($9, $10, $11) ORDER BY "samples"."id"
-- 1: 7 (integer 64)
-- 2: 2 (integer 64)
-- 3: 8 (integer 64)
-- 4: 2 (integer 64)
-- 5: 7 (integer 64)
-- 6: 3 (integer 64)
-- 7: 6 (integer 64)
-- 8: 3 (integer 64)
-- 9: 1 (integer 64)
-- 10: 5 (integer 64)
-- 11: 9 (integer 64)

-- MariaDB 10.11
SELECT (coalesce((`samples`.`n`, `samples`.`m`) = (?, ?), NULL)) IS NULL, (coalesce((`samples`.`n`, `samples`.`m`) = (?, ?), NULL)) IS NULL, (coalesce((`samples`.`n`, `samples`.`m`) < (?, ?), NULL)) IS NULL, (coalesce((`samples`.`id`, `samples`.`m`) < (?, ?), NULL)) IS NULL FROM `samples` WHERE `samples`.`id` IN (?, ?, ?) ORDER BY `samples`.`id`
-- 1: 7 (integer 64)
-- 2: 2 (integer 64)
-- 3: 8 (integer 64)
-- 4: 2 (integer 64)
-- 5: 7 (integer 64)
-- 6: 3 (integer 64)
-- 7: 6 (integer 64)
-- 8: 3 (integer 64)
-- 9: 1 (integer 64)
-- 10: 5 (integer 64)
-- 11: 9 (integer 64)
