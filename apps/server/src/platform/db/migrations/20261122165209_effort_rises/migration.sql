ALTER TABLE "training_plans" ADD COLUMN "effort_rises" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "training_plans" SET "effort_rises" = true
WHERE "training_style" IS NOT NULL OR "sets_grow" OR cardinality("deload_weeks") > 0;
