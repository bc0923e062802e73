ALTER TABLE "users" ADD COLUMN "health_conditions" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "health_cleared_on" date;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "health_cleared_by_id" uuid;--> statement-breakpoint
DROP INDEX "coach_alerts_open_key";--> statement-breakpoint
CREATE UNIQUE INDEX "coach_alerts_open_key" ON "coach_alerts" ("client_id","type") WHERE not "resolved" and not "type" in ('red_flag', 'peak_week_unwell', 'assistant_red_flag', 'handed_over', 'health_condition');--> statement-breakpoint
DROP INDEX "coach_alerts_event_key";--> statement-breakpoint
CREATE UNIQUE INDEX "coach_alerts_event_key" ON "coach_alerts" ("client_id","type","basis") WHERE "type" in ('red_flag', 'peak_week_unwell', 'assistant_red_flag', 'handed_over', 'health_condition');--> statement-breakpoint
CREATE INDEX "users_health_cleared_by_id_idx" ON "users" ("health_cleared_by_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_health_cleared_by_id_users_id_fkey" FOREIGN KEY ("health_cleared_by_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_health_conditions_check" CHECK ("health_conditions" <@ array['Heart disease', 'Kidney disease', 'High or low blood pressure', 'Diabetes', 'Eating disorder, now or before', 'Pregnancy or breastfeeding', 'Regular medication']::text[]);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_health_cleared_on_check" CHECK ("health_cleared_on" is null or cardinality("health_conditions") > 0);