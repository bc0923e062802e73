DROP INDEX "roster_entries_judged_on_idx";--> statement-breakpoint
CREATE INDEX "roster_entries_judged_on_idx" ON "roster_entries" ("judged_on","athlete_id");