ALTER TABLE "pose_practice_sessions" ADD COLUMN "routine" text;--> statement-breakpoint
ALTER TABLE "pose_practice_sessions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pose_practice_sessions" ADD COLUMN "request_key" uuid;--> statement-breakpoint
DROP INDEX "pose_practice_sessions_date_idx";--> statement-breakpoint
CREATE INDEX "pose_practice_sessions_date_idx" ON "pose_practice_sessions" ("user_id","date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pose_practice_sessions_request_key_key" ON "pose_practice_sessions" ("user_id","request_key");--> statement-breakpoint
ALTER TABLE "pose_practice_sessions" ADD CONSTRAINT "pose_practice_sessions_routine_check" CHECK ("routine" in ('mandatory', 'individual', 'Men''s Physique', 'Classic Physique', 'Men''s Bodybuilding', 'Bikini', 'Figure', 'Women''s Physique', 'Wellness', 'Women''s Bodybuilding'));