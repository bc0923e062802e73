-- Targets that were set stood in the log, which holds no health value.
UPDATE "audit_log" SET "details" = "details" - 'kcal'::text WHERE "action" = 'make new plans';--> statement-breakpoint
DROP INDEX "audit_log_subject_id_at_idx";--> statement-breakpoint
DROP INDEX "audit_log_actor_id_at_idx";--> statement-breakpoint
DROP INDEX "coach_alerts_coach_id_idx";--> statement-breakpoint
CREATE INDEX "coach_alerts_coach_id_idx" ON "coach_alerts" ("coach_id","resolved","id");--> statement-breakpoint
DROP INDEX "protocol_recommendations_coach_id_idx";--> statement-breakpoint
CREATE INDEX "protocol_recommendations_coach_id_idx" ON "protocol_recommendations" ("coach_id");