ALTER TABLE "nutrition_plans" ADD COLUMN "targets_from" text DEFAULT 'answers' NOT NULL;--> statement-breakpoint
ALTER TABLE "nutrition_plans" ADD CONSTRAINT "nutrition_plans_targets_from_check" CHECK ("targets_from" in ('answers', 'coach', 'protocol', 'calculator'));--> statement-breakpoint
UPDATE "nutrition_plans" SET "targets_from" = CASE
  WHEN "notes"[1] LIKE 'The targets were set to %' THEN 'coach'
  WHEN "notes"[1] LIKE 'Planned for your protocol, %' THEN 'protocol'
  WHEN "notes"[1] LIKE 'Planned for your own calculation, %' THEN 'calculator'
  ELSE 'answers'
END;
