ALTER TABLE "training_plans" ADD COLUMN "blocks" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "training_plans" ADD COLUMN "emphasis" jsonb;