ALTER TABLE "coach_alerts" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coach_alerts" ADD COLUMN "risen_at" timestamp with time zone;