CREATE TABLE "cardio_sessions" (
	"id" uuid,
	"user_id" uuid,
	"date" date NOT NULL,
	"type" text NOT NULL,
	"modality" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"duration_seconds" integer NOT NULL,
	"phases_completed" integer,
	"average_heart_rate" integer,
	"max_heart_rate" integer,
	"net_kcal" integer,
	"gross_kcal" integer,
	"distance_km" double precision,
	"speed_kmh" double precision,
	"incline_percent" double precision,
	"rpe" integer,
	"notes" text,
	"completed" boolean NOT NULL,
	"request_key" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cardio_sessions_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "cardio_sessions_type_check" CHECK ("type" in ('HIIT', 'LISS', 'Active Recovery')),
	CONSTRAINT "cardio_sessions_modality_check" CHECK ("modality" in ('treadmill-incline-walk', 'brisk-walk', 'stationary-bike', 'spin-bike', 'elliptical', 'stair-climber', 'rowing-machine', 'jump-rope')),
	CONSTRAINT "cardio_sessions_duration_seconds_check" CHECK ("duration_seconds" between 1 and 21600),
	CONSTRAINT "cardio_sessions_phases_completed_check" CHECK ("phases_completed" between 0 and 16),
	CONSTRAINT "cardio_sessions_average_heart_rate_check" CHECK ("average_heart_rate" between 30 and 250),
	CONSTRAINT "cardio_sessions_max_heart_rate_check" CHECK ("max_heart_rate" between 30 and 250),
	CONSTRAINT "cardio_sessions_distance_km_check" CHECK ("distance_km" between 0 and 200),
	CONSTRAINT "cardio_sessions_speed_kmh_check" CHECK ("speed_kmh" between 1 and 25),
	CONSTRAINT "cardio_sessions_incline_percent_check" CHECK ("incline_percent" between 0 and 40),
	CONSTRAINT "cardio_sessions_rpe_check" CHECK ("rpe" between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "measured_max_heart_rate" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "resting_heart_rate" integer;--> statement-breakpoint
CREATE INDEX "cardio_sessions_date_idx" ON "cardio_sessions" ("user_id","date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cardio_sessions_request_key_key" ON "cardio_sessions" ("user_id","request_key");--> statement-breakpoint
ALTER TABLE "cardio_sessions" ADD CONSTRAINT "cardio_sessions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_measured_max_heart_rate_check" CHECK ("measured_max_heart_rate" between 120 and 230);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_resting_heart_rate_check" CHECK ("resting_heart_rate" between 25 and 110);