CREATE TABLE "roster_weeks" (
	"athlete_id" uuid,
	"week_of" date,
	"compliance" integer,
	"pace" text,
	"weekly_percent" double precision,
	"planned_from" double precision,
	"planned_to" double precision,
	CONSTRAINT "roster_weeks_pkey" PRIMARY KEY("athlete_id","week_of"),
	CONSTRAINT "roster_weeks_compliance_check" CHECK ("compliance" between 0 and 100),
	CONSTRAINT "roster_weeks_week_of_check" CHECK (extract(isodow from "week_of") = 1),
	CONSTRAINT "roster_weeks_pace_check" CHECK ("pace" in ('above', 'on', 'below'))
);
--> statement-breakpoint
ALTER TABLE "roster_entries" ADD COLUMN "last_log" date;--> statement-breakpoint
ALTER TABLE "roster_weeks" ADD CONSTRAINT "roster_weeks_athlete_id_users_id_fkey" FOREIGN KEY ("athlete_id") REFERENCES "users"("id") ON DELETE CASCADE;