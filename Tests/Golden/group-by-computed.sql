-- SQLite 3.40
SELECT CASE WHEN ("spellings"."name" COLLATE "NOCASE") = ?1 THEN ?2 WHEN ("spellings"."name" COLLATE "NOCASE") = ?3 THEN ?4 ELSE ?5 END COLLATE "BINARY", count("spellings"."id") FROM "spellings" GROUP BY CASE WHEN ("spellings"."name" COLLATE "NOCASE") = ?1 THEN ?2 WHEN ("spellings"."name" COLLATE "NOCASE") = ?3 THEN ?4 ELSE ?5 END COLLATE "BINARY" ORDER BY CASE WHEN ("spellings"."name" COLLATE "NOCASE") = ?1 THEN ?2 WHEN ("spellings"."name" COLLATE "NOCASE") = ?3 THEN ?4 ELSE ?5 END COLLATE "BINARY"
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 'b' (text)
-- 4: 'X' (text)
-- 5: 'y' (text)

-- PostgreSQL 13
SELECT CASE WHEN lower("spellings"."name" COLLATE "C") = lower($1 COLLATE "C") THEN $2 WHEN lower("spellings"."name" COLLATE "C") = lower($3 COLLATE "C") THEN $4 ELSE $5 END COLLATE "C", count("spellings"."id") FROM "spellings" GROUP BY CASE WHEN lower("spellings"."name" COLLATE "C") = lower($1 COLLATE "C") THEN $2 WHEN lower("spellings"."name" COLLATE "C") = lower($3 COLLATE "C") THEN $4 ELSE $5 END COLLATE "C" ORDER BY CASE WHEN lower("spellings"."name" COLLATE "C") = lower($1 COLLATE "C") THEN $2 WHEN lower("spellings"."name" COLLATE "C") = lower($3 COLLATE "C") THEN $4 ELSE $5 END COLLATE "C"
-- 1: 'A' (text)
-- 2: 'x' (text)
-- 3: 'b' (text)
-- 4: 'X' (text)
-- 5: 'y' (text)
