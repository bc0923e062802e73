ALTER TABLE "users" ADD COLUMN "heart_rates_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "workout_sessions" ADD COLUMN "feedback_version" integer DEFAULT 0 NOT NULL;