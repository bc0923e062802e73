ALTER TABLE "assistant_messages" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "plans_request_hash" text;--> statement-breakpoint
ALTER TABLE "cardio_sessions" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "daily_check_ins" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "coach_notes" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "nutrition_logs" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "nutrition_plans" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "photo_assessments" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "pose_practice_sessions" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "progress_entries" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "protocol_recommendations" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "training_plans" ADD COLUMN "request_hash" text;