-- SQLite 3.40
UPDATE "tags" SET "weight" = ?1 FROM "reminders", "remindersLists" WHERE "tags"."reminderID" = "reminders"."id" AND "reminders"."remindersListID" = "remindersLists"."id" AND ("tags"."id" > ?2 AND "remindersLists"."id" < ?3) RETURNING "tags"."id", (SELECT "remindersLists"."id" FROM "reminders" JOIN "remindersLists" WHERE "tags"."reminderID" = "reminders"."id" AND "reminders"."remindersListID" = "remindersLists"."id" AND ("tags"."id" > ?4 AND "remindersLists"."id" < ?5)), (SELECT "remindersLists"."title" FROM "reminders" JOIN "remindersLists" WHERE "tags"."reminderID" = "reminders"."id" AND "reminders"."remindersListID" = "remindersLists"."id" AND ("tags"."id" > ?6 AND "remindersLists"."id" < ?7))
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 9 (integer 64)
-- 4: 2 (integer 64)
-- 5: 9 (integer 64)
-- 6: 2 (integer 64)
-- 7: 9 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "weight" = $1 FROM "reminders", "remindersLists" WHERE "tags"."reminderID" = "reminders"."id" AND "reminders"."remindersListID" = "remindersLists"."id" AND ("tags"."id" > $2 AND "remindersLists"."id" < $3) RETURNING "tags"."id", (SELECT "remindersLists"."id" FROM "reminders" CROSS JOIN "remindersLists" WHERE "tags"."reminderID" = "reminders"."id" AND "reminders"."remindersListID" = "remindersLists"."id" AND ("tags"."id" > $4 AND "remindersLists"."id" < $5)), (SELECT "remindersLists"."title" FROM "reminders" CROSS JOIN "remindersLists" WHERE "tags"."reminderID" = "reminders"."id" AND "reminders"."remindersListID" = "remindersLists"."id" AND ("tags"."id" > $6 AND "remindersLists"."id" < $7))
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 9 (integer 64)
-- 4: 2 (integer 64)
-- 5: 9 (integer 64)
-- 6: 2 (integer 64)
-- 7: 9 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express returningOfUpdate: MariaDB's UPDATE returns no rows; read them in a query, in one transaction with it
