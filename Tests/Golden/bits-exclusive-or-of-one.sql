-- SQLite 3.40
SELECT ((("samples"."n" | "samples"."m") - ("samples"."n" & "samples"."m")) | ?1) - ((("samples"."n" | "samples"."m") - ("samples"."n" & "samples"."m")) & ?2), ("samples"."n" | (("samples"."m" | ?3) - ("samples"."m" & ?4))) - ("samples"."n" & (("samples"."m" | ?5) - ("samples"."m" & ?6))) FROM "samples" WHERE "samples"."id" < ?7 ORDER BY "samples"."id"
-- 1: 5 (integer 64)
-- 2: 5 (integer 64)
-- 3: 5 (integer 64)
-- 4: 5 (integer 64)
-- 5: 5 (integer 64)
-- 6: 5 (integer 64)
-- 7: 3 (integer 64)

-- PostgreSQL 13
SELECT ("samples"."n" # "samples"."m") # $1, "samples"."n" # ("samples"."m" # $2) FROM "samples" WHERE "samples"."id" < $3 ORDER BY "samples"."id"
-- 1: 5 (integer 64)
-- 2: 5 (integer 64)
-- 3: 3 (integer 64)
