CREATE TABLE "custom_foods" (
	"id" uuid,
	"user_id" uuid,
	"name" text NOT NULL,
	"quantity" double precision NOT NULL,
	"unit" text NOT NULL,
	"calories" double precision NOT NULL,
	"protein" double precision NOT NULL,
	"carbs" double precision NOT NULL,
	"fats" double precision NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_foods_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "custom_foods_unit_check" CHECK ("unit" in ('g', 'oz', 'cup', 'tbsp', 'tsp', 'piece', 'slice')),
	CONSTRAINT "custom_foods_quantity_check" CHECK ("quantity" > 0),
	CONSTRAINT "custom_foods_macros_check" CHECK ("calories" >= 0 and "protein" >= 0 and "carbs" >= 0 and "fats" >= 0)
);
--> statement-breakpoint
ALTER TABLE "nutrition_logs" ADD COLUMN "food_id" text;--> statement-breakpoint
ALTER TABLE "nutrition_logs" ADD COLUMN "custom_food_id" uuid;--> statement-breakpoint
ALTER TABLE "nutrition_logs" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "nutrition_logs" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "nutrition_logs" ADD COLUMN "request_place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "nutrition_plans" ADD COLUMN "last_swap" jsonb;--> statement-breakpoint
ALTER TABLE "nutrition_plans" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "custom_foods_name_key" ON "custom_foods" ("user_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "nutrition_logs_request_key_key" ON "nutrition_logs" ("user_id","request_key","request_place");--> statement-breakpoint
ALTER TABLE "custom_foods" ADD CONSTRAINT "custom_foods_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;