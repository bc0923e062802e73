ALTER TABLE "users" ADD COLUMN "paused_from" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "paused_until" date;--> statement-breakpoint
UPDATE "users" SET "paused_from" = least(s."paused_until", current_date), "paused_until" = s."paused_until"
FROM "check_in_schedules" s WHERE s."athlete_id" = "users"."id" AND s."paused_until" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "check_in_schedules" DROP COLUMN "paused_until";