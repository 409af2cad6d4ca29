-- SQLite 3.40
SELECT "tags"."title" FROM "tags" ORDER BY "tags"."weight" DESC NULLS LAST

-- PostgreSQL 13
SELECT "tags"."title" FROM "tags" ORDER BY "tags"."weight" DESC NULLS LAST

-- MariaDB 10.11
SELECT `tags`.`title` FROM `tags` ORDER BY CASE WHEN `tags`.`weight` IS NULL THEN 1 ELSE 0 END, `tags`.`weight` DESC
