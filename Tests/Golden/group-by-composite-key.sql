-- SQLite 3.40
SELECT "seats"."passenger", count("remindersLists"."id") FROM "seats" JOIN "remindersLists" ON "seats"."row" = "remindersLists"."id" GROUP BY "seats"."row", "seats"."l" ORDER BY "seats"."row", "seats"."l"

-- PostgreSQL 13
SELECT "seats"."passenger", count("remindersLists"."id") FROM "seats" JOIN "remindersLists" ON "seats"."row" = "remindersLists"."id" GROUP BY "seats"."row", "seats"."l" ORDER BY "seats"."row", "seats"."l" COLLATE "C"

-- MariaDB 10.11
SELECT `seats`.`passenger`, count(`remindersLists`.`id`) FROM `seats` JOIN `remindersLists` ON `seats`.`row` = `remindersLists`.`id` GROUP BY `seats`.`row`, `seats`.`l`, `seats`.`l` COLLATE `utf8mb4_nopad_bin` ORDER BY `seats`.`row`, `seats`.`l` COLLATE `utf8mb4_nopad_bin`
