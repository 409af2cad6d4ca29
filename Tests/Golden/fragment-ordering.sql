-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = (SELECT "o".id FROM "tags" AS "o" ORDER BY "o".weight DESC, "o".title LIMIT 1)

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE "tags"."id" = (SELECT "o".id FROM "tags" AS "o" ORDER BY "o".weight DESC NULLS LAST, ("o".title) COLLATE "C" NULLS FIRST LIMIT 1)

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE `tags`.`id` = (SELECT `o`.id FROM `tags` AS `o` ORDER BY `o`.weight DESC, (`o`.title) COLLATE `utf8mb4_nopad_bin` LIMIT 1)
