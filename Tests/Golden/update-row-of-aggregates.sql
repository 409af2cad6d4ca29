-- SQLite 3.40
UPDATE "samples" SET ("n", "m") = (SELECT max("tags"."weight"), koine_sum("tags"."weight") FROM "tags" WHERE "tags"."id" > "samples"."id" + ?1) WHERE "samples"."id" < ?2
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
UPDATE "samples" SET ("n", "m") = (SELECT max("tags"."weight"), CAST(sum("tags"."weight") AS bigint) FROM "tags" WHERE "tags"."id" > "samples"."id" + $1) WHERE "samples"."id" < $2
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express rowAssignments: MariaDB assigns one column at a time; assign a subquery to each, or update rows of a join
