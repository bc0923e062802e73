ALTER TABLE "nutrition_plans" ADD COLUMN "maintenance_kcal" integer;--> statement-breakpoint
ALTER TABLE "nutrition_plans" ADD COLUMN "reviewed_at" timestamp with time zone;