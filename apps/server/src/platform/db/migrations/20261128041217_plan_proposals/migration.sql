CREATE TABLE "plan_proposals" (
	"athlete_id" uuid,
	"id" uuid,
	"week_of" date NOT NULL,
	"kind" text NOT NULL,
	"rule" text NOT NULL,
	"proposal" jsonb NOT NULL,
	"plan_id" uuid NOT NULL,
	"status" text NOT NULL,
	"decided_by_id" uuid,
	"decided_at" timestamp with time zone,
	"applied_targets" jsonb,
	"applied_cardio_minutes" integer,
	"reason" text,
	"request_key" uuid,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_proposals_pkey" PRIMARY KEY("athlete_id","id"),
	CONSTRAINT "plan_proposals_kind_check" CHECK ("kind" in ('change', 'no_change', 'holding')),
	CONSTRAINT "plan_proposals_rule_check" CHECK ("rule" in ('safety', 'pace', 'show_weight', 'at_limit', 'on_track', 'new_plan', 'peak_week', 'diary')),
	CONSTRAINT "plan_proposals_status_check" CHECK ("status" in ('open', 'accepted', 'edited', 'declined', 'expired', 'none')),
	CONSTRAINT "plan_proposals_kind_status_check" CHECK (("kind" = 'change') = ("status" <> 'none')),
	CONSTRAINT "plan_proposals_reason_check" CHECK (length("reason") between 1 and 500)
);
--> statement-breakpoint
ALTER TABLE "nutrition_plans" ADD COLUMN "goal_percent" double precision;--> statement-breakpoint
ALTER TABLE "nutrition_plans" DROP COLUMN "reviewed_at";--> statement-breakpoint
CREATE UNIQUE INDEX "plan_proposals_week_key" ON "plan_proposals" ("athlete_id","week_of");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_proposals_id_key" ON "plan_proposals" ("id");--> statement-breakpoint
CREATE INDEX "plan_proposals_decided_by_id_idx" ON "plan_proposals" ("decided_by_id");--> statement-breakpoint
ALTER TABLE "plan_proposals" ADD CONSTRAINT "plan_proposals_athlete_id_users_id_fkey" FOREIGN KEY ("athlete_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "plan_proposals" ADD CONSTRAINT "plan_proposals_decided_by_id_users_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "nutrition_plans" DROP CONSTRAINT "nutrition_plans_targets_from_check", ADD CONSTRAINT "nutrition_plans_targets_from_check" CHECK ("targets_from" in ('answers', 'coach', 'protocol', 'calculator', 'proposal'));