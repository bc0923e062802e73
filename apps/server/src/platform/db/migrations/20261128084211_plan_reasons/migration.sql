ALTER TABLE "training_plans" ADD COLUMN "least_rir" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "training_plans" ADD COLUMN "reasons" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "training_plans" ADD CONSTRAINT "training_plans_least_rir_check" CHECK ("least_rir" between 0 and 5);