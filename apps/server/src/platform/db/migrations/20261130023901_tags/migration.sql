CREATE TABLE "athlete_tags" (
	"athlete_id" uuid,
	"coach_id" uuid,
	"tag" text NOT NULL,
	"folded" text GENERATED ALWAYS AS (fold_text(tag)) STORED,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "athlete_tags_pkey" PRIMARY KEY("athlete_id","coach_id","folded"),
	CONSTRAINT "athlete_tags_tag_check" CHECK (length("tag") between 1 and 24)
);
--> statement-breakpoint
CREATE INDEX "athlete_tags_coach_id_idx" ON "athlete_tags" ("coach_id","folded");--> statement-breakpoint
ALTER TABLE "athlete_tags" ADD CONSTRAINT "athlete_tags_athlete_id_users_id_fkey" FOREIGN KEY ("athlete_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "athlete_tags" ADD CONSTRAINT "athlete_tags_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;