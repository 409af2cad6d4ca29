-- SQLite 3.40
SELECT "u"."id" FROM "tags" AS "t" JOIN "tags" AS "s" ON ("t"."id", ?1) = ("s"."id", ?2) OR "s"."id" <> "s"."id" RIGHT JOIN "tags" AS "u" ON TRUE
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- PostgreSQL 13
SELECT "u"."id" FROM "tags" AS "t" JOIN "tags" AS "s" ON ("t"."id", $1) = ("s"."id", $2) RIGHT JOIN "tags" AS "u" ON TRUE
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)

-- MariaDB 10.11
SELECT `u`.`id` FROM `tags` AS `t` JOIN `tags` AS `s` ON (`t`.`id`, ?) = (`s`.`id`, ?) OR `s`.`id` <> `s`.`id` RIGHT JOIN `tags` AS `u` ON TRUE
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
