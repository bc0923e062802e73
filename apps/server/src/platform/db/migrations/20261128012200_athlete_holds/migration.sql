CREATE TABLE "athlete_holds" (
	"athlete_id" uuid,
	"id" uuid,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"source_id" uuid,
	"since" timestamp with time zone NOT NULL,
	"placed_reason" text,
	"placed_by_id" uuid,
	"lifted_at" timestamp with time zone,
	"lifted_by_id" uuid,
	"lift_reason" text,
	"clinician_confirmed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "athlete_holds_pkey" PRIMARY KEY("athlete_id","id"),
	CONSTRAINT "athlete_holds_kind_check" CHECK ("kind" in ('crisis', 'cardiac', 'emergency', 'eating_disorder', 'pregnancy', 'low_energy', 'medical')),
	CONSTRAINT "athlete_holds_source_check" CHECK ("source" in ('message', 'check-in', 'entry', 'question', 'peak-week', 'coach')),
	CONSTRAINT "athlete_holds_placed_reason_check" CHECK (length("placed_reason") between 10 and 500),
	CONSTRAINT "athlete_holds_lift_reason_check" CHECK (length("lift_reason") between 10 and 500),
	CONSTRAINT "athlete_holds_lift_check" CHECK (("lifted_at" is null) = ("lift_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "open_holds" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "athlete_holds_open_key" ON "athlete_holds" ("athlete_id","kind") WHERE "lifted_at" is null;--> statement-breakpoint
CREATE INDEX "athlete_holds_placed_by_id_idx" ON "athlete_holds" ("placed_by_id");--> statement-breakpoint
CREATE INDEX "athlete_holds_lifted_by_id_idx" ON "athlete_holds" ("lifted_by_id");--> statement-breakpoint
ALTER TABLE "athlete_holds" ADD CONSTRAINT "athlete_holds_athlete_id_users_id_fkey" FOREIGN KEY ("athlete_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "athlete_holds" ADD CONSTRAINT "athlete_holds_placed_by_id_users_id_fkey" FOREIGN KEY ("placed_by_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "athlete_holds" ADD CONSTRAINT "athlete_holds_lifted_by_id_users_id_fkey" FOREIGN KEY ("lifted_by_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_open_holds_check" CHECK ("open_holds" <@ array['crisis', 'cardiac', 'emergency', 'eating_disorder', 'pregnancy', 'low_energy', 'medical']::text[]);