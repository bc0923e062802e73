CREATE TABLE "roster_layouts" (
	"coach_id" uuid PRIMARY KEY,
	"columns" text[],
	"views" jsonb DEFAULT '[]' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "roster_layouts_views_check" CHECK (jsonb_typeof("views") = 'array' and jsonb_array_length("views") <= 20)
);
--> statement-breakpoint
ALTER TABLE "roster_layouts" ADD CONSTRAINT "roster_layouts_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;