ALTER TABLE "roster_entries" ADD COLUMN "pace" text;--> statement-breakpoint
ALTER TABLE "roster_entries" ADD COLUMN "weekly_percent" double precision;--> statement-breakpoint
ALTER TABLE "roster_entries" ADD COLUMN "planned_from" double precision;--> statement-breakpoint
ALTER TABLE "roster_entries" ADD COLUMN "planned_to" double precision;--> statement-breakpoint
UPDATE "roster_entries" r SET "pace" = w."pace", "weekly_percent" = w."weekly_percent", "planned_from" = w."planned_from", "planned_to" = w."planned_to"
FROM "roster_weeks" w WHERE w."athlete_id" = r."athlete_id" AND w."week_of" = date_trunc('week', r."judged_on")::date;--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_pace_check" CHECK ("pace" in ('above', 'on', 'below'));