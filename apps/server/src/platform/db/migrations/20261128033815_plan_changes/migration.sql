CREATE TABLE "plan_changes" (
	"athlete_id" uuid,
	"id" uuid,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"kind" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"cause_kind" text,
	"cause_id" uuid,
	"effective_on" date NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_changes_pkey" PRIMARY KEY("athlete_id","id"),
	CONSTRAINT "plan_changes_actor_check" CHECK ("actor" in ('coach', 'athlete', 'system')),
	CONSTRAINT "plan_changes_kind_check" CHECK ("kind" in ('targets', 'meals', 'program', 'cardio', 'protocol', 'guidance')),
	CONSTRAINT "plan_changes_cause_kind_check" CHECK ("cause_kind" in ('proposal', 'check_in', 'alert', 'request', 'show')),
	CONSTRAINT "plan_changes_reason_check" CHECK (length("reason") between 1 and 500),
	CONSTRAINT "plan_changes_cause_check" CHECK ("cause_id" is null or "cause_kind" is not null)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guidance_mode" text DEFAULT 'coached' NOT NULL;--> statement-breakpoint
ALTER TABLE "nutrition_plans" ADD COLUMN "show_on" date;--> statement-breakpoint
DROP INDEX "coach_alerts_open_key";--> statement-breakpoint
CREATE UNIQUE INDEX "coach_alerts_open_key" ON "coach_alerts" ("client_id","type") WHERE not "resolved" and not "type" in ('red_flag', 'peak_week_unwell', 'assistant_red_flag', 'handed_over', 'health_condition', 'plan_request');--> statement-breakpoint
DROP INDEX "coach_alerts_subject_idx";--> statement-breakpoint
CREATE INDEX "coach_alerts_subject_idx" ON "coach_alerts" ("client_id","type","subject") WHERE not "resolved" and "type" in ('red_flag', 'peak_week_unwell', 'assistant_red_flag', 'handed_over', 'health_condition', 'plan_request');--> statement-breakpoint
CREATE INDEX "plan_changes_unacknowledged_idx" ON "plan_changes" ("athlete_id","id") WHERE "acknowledged_at" is null;--> statement-breakpoint
CREATE INDEX "plan_changes_actor_id_idx" ON "plan_changes" ("actor_id");--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_athlete_id_users_id_fkey" FOREIGN KEY ("athlete_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "plan_changes" ADD CONSTRAINT "plan_changes_actor_id_users_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_guidance_mode_check" CHECK ("guidance_mode" in ('coached', 'collaborative', 'self_guided'));