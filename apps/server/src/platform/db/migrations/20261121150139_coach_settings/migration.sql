CREATE TABLE "coach_settings" (
	"coach_id" uuid PRIMARY KEY,
	"practice_name" text,
	"default_units" text DEFAULT 'metric' NOT NULL,
	"silent_days" integer DEFAULT 4 NOT NULL,
	"least_adherence" integer DEFAULT 60 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "coach_settings_default_units_check" CHECK ("default_units" in ('metric', 'imperial')),
	CONSTRAINT "coach_settings_practice_name_check" CHECK (length("practice_name") between 1 and 100),
	CONSTRAINT "coach_settings_silent_days_check" CHECK ("silent_days" between 2 and 14),
	CONSTRAINT "coach_settings_least_adherence_check" CHECK ("least_adherence" between 30 and 90)
);
--> statement-breakpoint
ALTER TABLE "coach_settings" ADD CONSTRAINT "coach_settings_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;