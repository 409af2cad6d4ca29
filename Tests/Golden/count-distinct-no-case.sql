-- SQLite 3.40
SELECT count(DISTINCT "spellings"."name" COLLATE "NOCASE"), count(DISTINCT "spellings"."name" COLLATE "BINARY"), count("spellings"."name") FROM "spellings"

-- PostgreSQL 13
SELECT count(DISTINCT lower("spellings"."name" COLLATE "C")), count(DISTINCT "spellings"."name" COLLATE "C"), count("spellings"."name") FROM "spellings"
