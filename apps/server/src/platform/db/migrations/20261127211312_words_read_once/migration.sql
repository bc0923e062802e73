CREATE TABLE "coach_alert_events" (
	"client_id" uuid,
	"type" text,
	"basis" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_alert_events_pkey" PRIMARY KEY("client_id","type","basis")
);
--> statement-breakpoint
DROP INDEX "coach_alerts_event_key";--> statement-breakpoint
ALTER TABLE "daily_check_ins" ADD COLUMN "red_flag" text;--> statement-breakpoint
ALTER TABLE "daily_check_ins" ADD COLUMN "rules_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_alerts" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "coach_alerts" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "red_flag" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "rules_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "progress_entries" ADD COLUMN "red_flag" text;--> statement-breakpoint
ALTER TABLE "progress_entries" ADD COLUMN "rules_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "supplements" ADD COLUMN "safety" text;--> statement-breakpoint
ALTER TABLE "supplements" ADD COLUMN "rules_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "daily_check_ins_rules_version_idx" ON "daily_check_ins" ("rules_version") WHERE "notes" is not null;--> statement-breakpoint
CREATE INDEX "coach_alerts_subject_idx" ON "coach_alerts" ("client_id","type","subject") WHERE not "resolved" and "type" in ('red_flag', 'peak_week_unwell', 'assistant_red_flag', 'handed_over', 'health_condition');--> statement-breakpoint
CREATE INDEX "messages_rules_version_idx" ON "messages" ("rules_version") WHERE "from_user_id" = "athlete_id" and "content" <> '';--> statement-breakpoint
CREATE INDEX "progress_entries_rules_version_idx" ON "progress_entries" ("rules_version") WHERE "notes" is not null;--> statement-breakpoint
CREATE INDEX "supplements_rules_version_idx" ON "supplements" ("rules_version");--> statement-breakpoint
ALTER TABLE "coach_alert_events" ADD CONSTRAINT "coach_alert_events_client_id_users_id_fkey" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
-- What coaches were alerted to before is told of once, too.
INSERT INTO "coach_alert_events" ("client_id", "type", "basis", "created_at") SELECT "client_id", "type", "basis", "created_at" FROM "coach_alerts" WHERE "type" in ('red_flag', 'peak_week_unwell', 'assistant_red_flag', 'handed_over', 'health_condition') ON CONFLICT DO NOTHING;
