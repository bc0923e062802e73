-- The day of the next competition was copied into the answers. Where it is a competition's, it is left to that.
UPDATE "users" SET "competition_date" = NULL
  WHERE EXISTS (
    SELECT 1 FROM "competitions" c
    WHERE c."user_id" = "users"."id" and c."date" = "users"."competition_date");
