CREATE TABLE "planned_changes" (
	"athlete_id" uuid PRIMARY KEY,
	"coach_id" uuid NOT NULL,
	"check_in_id" uuid NOT NULL,
	"applies_on" date NOT NULL,
	"from_calories" integer NOT NULL,
	"targets" jsonb,
	"cardio_minutes" integer,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planned_changes_change_check" CHECK ("targets" is not null or "cardio_minutes" is not null),
	CONSTRAINT "planned_changes_reason_check" CHECK (length("reason") between 1 and 500)
);
--> statement-breakpoint
CREATE INDEX "planned_changes_applies_on_idx" ON "planned_changes" ("applies_on","athlete_id");--> statement-breakpoint
CREATE INDEX "planned_changes_coach_id_idx" ON "planned_changes" ("coach_id");--> statement-breakpoint
ALTER TABLE "planned_changes" ADD CONSTRAINT "planned_changes_athlete_id_users_id_fkey" FOREIGN KEY ("athlete_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "planned_changes" ADD CONSTRAINT "planned_changes_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;