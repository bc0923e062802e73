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
ALTER TABLE "peak_week_plans" ADD CONSTRAINT "peak_week_plans_competition_id_fkey" FOREIGN KEY ("user_id","competition_id") REFERENCES "competitions"("user_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "peak_week_ticks" ADD CONSTRAINT "peak_week_ticks_plan_fkey" FOREIGN KEY ("user_id","competition_id") REFERENCES "peak_week_plans"("user_id","competition_id") ON DELETE CASCADE;