-- SQLite 3.40
INSERT INTO "absences" ("id", "n", "text") SELECT coalesce("tags"."id" * 100, ''), "tags"."weight", "tags"."title" FROM "tags"

-- PostgreSQL 13
INSERT INTO "absences" ("id", "n", "text") SELECT "tags"."id" * 100, "tags"."weight", "tags"."title" FROM "tags"

-- MariaDB 10.11
INSERT INTO `absences` (`id`, `n`, `text`) SELECT coalesce(`tags`.`id` * 100, ''), `tags`.`weight`, `tags`.`title` FROM `tags`
