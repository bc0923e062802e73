ALTER TABLE "coach_settings" ADD COLUMN "volume_landmarks" jsonb;--> statement-breakpoint
ALTER TABLE "training_plans" ADD COLUMN "volume_landmarks" jsonb;