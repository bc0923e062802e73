ALTER TABLE "nutrition_plans" ADD COLUMN "request_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "nutrition_plans_request_key_key" ON "nutrition_plans" ("user_id","request_key");