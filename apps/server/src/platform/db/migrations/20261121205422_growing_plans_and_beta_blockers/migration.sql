ALTER TABLE "users" ADD COLUMN "takes_beta_blockers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "training_plans" ADD COLUMN "sets_grow" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "training_plans" ADD COLUMN "session_minutes" integer;--> statement-breakpoint
ALTER TABLE "training_plans" ADD CONSTRAINT "training_plans_session_minutes_check" CHECK ("session_minutes" > 0);--> statement-breakpoint
UPDATE "training_plans" plan SET
	"session_minutes" = split_part(person."session_duration", '_', 1)::integer,
	"sets_grow" = person."experience" <> 'beginner' AND person."primary_goal" NOT IN ('weight_loss', 'competition_prep')
FROM "users" person
WHERE person."id" = plan."user_id" AND plan."training_style" IS NOT NULL
	AND person."session_duration" IS NOT NULL AND person."experience" IS NOT NULL AND person."primary_goal" IS NOT NULL;
