-- SQLite 3.40
SELECT nullif(substr(coalesce(?1 || min("tags"."title"), '') || coalesce(?1 || max("tags"."title"), ''), length(?1) + 1), ?2) FROM "tags" GROUP BY "tags"."reminderID" ORDER BY "tags"."reminderID"
-- 1: ' ab ' (text)
-- 2: 'a' (text)

-- PostgreSQL 13
SELECT nullif(concat_ws($1, min("tags"."title" COLLATE "C"), max("tags"."title" COLLATE "C")), $2) FROM "tags" GROUP BY "tags"."reminderID" ORDER BY "tags"."reminderID"
-- 1: ' ab ' (text)
-- 2: 'a' (text)

-- MariaDB 10.11
SELECT nullif(substr(concat(coalesce(concat(?, min(`tags`.`title` COLLATE `utf8mb4_nopad_bin`)), ''), coalesce(concat(?, max(`tags`.`title` COLLATE `utf8mb4_nopad_bin`)), '')), char_length(?) + 1), ? COLLATE `utf8mb4_nopad_bin`) FROM `tags` GROUP BY `tags`.`reminderID` ORDER BY `tags`.`reminderID`
-- 1: ' ab ' (text)
-- 2: ' ab ' (text)
-- 3: ' ab ' (text)
-- 4: 'a' (text)
