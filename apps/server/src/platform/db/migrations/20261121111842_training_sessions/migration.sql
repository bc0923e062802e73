ALTER TABLE "training_plans" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "workout_sessions" ADD COLUMN "name" text DEFAULT 'Workout' NOT NULL;--> statement-breakpoint
DROP INDEX "workout_sessions_date_idx";--> statement-breakpoint
CREATE INDEX "workout_sessions_date_idx" ON "workout_sessions" ("user_id","date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "training_plans_request_key_key" ON "training_plans" ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "workout_sessions_open_idx" ON "workout_sessions" ("user_id") WHERE not completed;