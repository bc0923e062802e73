-- An event that was told of twice keeps both alerts; the older one no longer stands for the event.
UPDATE "coach_alerts" older SET "basis" = older."basis" || ' ' || older."id"
  WHERE older."type" in ('red_flag', 'peak_week_unwell', 'assistant_red_flag', 'handed_over') and EXISTS (
    SELECT 1 FROM "coach_alerts" newer WHERE newer."client_id" = older."client_id" and newer."type" = older."type"
      and newer."basis" = older."basis" and newer."id" > older."id");--> statement-breakpoint
DROP INDEX "coach_alerts_open_key";--> statement-breakpoint
CREATE UNIQUE INDEX "coach_alerts_open_key" ON "coach_alerts" ("client_id","type") WHERE not "resolved" and not "type" in ('red_flag', 'peak_week_unwell', 'assistant_red_flag', 'handed_over');--> statement-breakpoint
CREATE UNIQUE INDEX "coach_alerts_event_key" ON "coach_alerts" ("client_id","type","basis") WHERE "type" in ('red_flag', 'peak_week_unwell', 'assistant_red_flag', 'handed_over');