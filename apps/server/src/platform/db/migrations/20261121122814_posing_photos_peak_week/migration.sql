CREATE TABLE "photos" (
	"id" uuid,
	"user_id" uuid,
	"purpose" text NOT NULL,
	"date" date NOT NULL,
	"pose" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"request_key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "photos_purpose_check" CHECK ("purpose" in ('progress', 'meal', 'message', 'peak_week')),
	CONSTRAINT "photos_pose_check" CHECK ("pose" in ('front', 'side', 'back', 'front_double_bicep', 'front_lat_spread', 'side_chest', 'back_double_bicep', 'back_lat_spread', 'side_tricep', 'abs_and_thighs', 'most_muscular')),
	CONSTRAINT "photos_size_check" CHECK ("width" > 0 and "height" > 0),
	CONSTRAINT "photos_bytes_check" CHECK ("bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "peak_week_plans" (
	"user_id" uuid,
	"competition_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"weight_kg" double precision NOT NULL,
	"sodium_mg" integer,
	"is_rehearsed" boolean NOT NULL,
	"days" jsonb NOT NULL,
	"coach_notes" text,
	"approved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "peak_week_plans_pkey" PRIMARY KEY("user_id","competition_id"),
	CONSTRAINT "peak_week_plans_status_check" CHECK ("status" in ('draft', 'approved'))
);
--> statement-breakpoint
CREATE TABLE "peak_week_ticks" (
	"user_id" uuid,
	"competition_id" uuid,
	"date" date,
	"tasks" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"water_ml" integer,
	"weight" double precision,
	CONSTRAINT "peak_week_ticks_pkey" PRIMARY KEY("user_id","competition_id","date"),
	CONSTRAINT "peak_week_ticks_weight_check" CHECK ("weight" between 30 and 300)
);
--> statement-breakpoint
ALTER TABLE "pose_practice_sessions" ADD COLUMN "routine" text;--> statement-breakpoint
ALTER TABLE "pose_practice_sessions" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pose_practice_sessions" ADD COLUMN "request_key" uuid;--> statement-breakpoint
DROP INDEX "pose_practice_sessions_date_idx";--> statement-breakpoint
CREATE INDEX "pose_practice_sessions_date_idx" ON "pose_practice_sessions" ("user_id","date","id");--> statement-breakpoint
CREATE INDEX "photos_date_idx" ON "photos" ("user_id","date","id");--> statement-breakpoint
CREATE INDEX "photos_purpose_idx" ON "photos" ("user_id","purpose","date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "photos_request_key_key" ON "photos" ("user_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "pose_practice_sessions_request_key_key" ON "pose_practice_sessions" ("user_id","request_key");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "peak_week_plans" ADD CONSTRAINT "peak_week_plans_competition_id_fkey" FOREIGN KEY ("user_id","competition_id") REFERENCES "competitions"("user_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "peak_week_ticks" ADD CONSTRAINT "peak_week_ticks_plan_fkey" FOREIGN KEY ("user_id","competition_id") REFERENCES "peak_week_plans"("user_id","competition_id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "pose_practice_sessions" ADD CONSTRAINT "pose_practice_sessions_routine_check" CHECK ("routine" in ('mandatory', 'individual', 'Men''s Physique', 'Classic Physique', 'Men''s Bodybuilding', 'Bikini', 'Figure', 'Women''s Physique', 'Wellness', 'Women''s Bodybuilding'));