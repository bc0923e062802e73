CREATE TABLE "coaching_ends" (
	"athlete_id" uuid PRIMARY KEY,
	"coach_id" uuid NOT NULL,
	"started_on" date NOT NULL,
	"last_day" date NOT NULL,
	"note" text NOT NULL,
	"ended_at" timestamp with time zone,
	"is_archived" boolean DEFAULT false NOT NULL,
	"offer" text DEFAULT 'none' NOT NULL,
	"deletion_on" date,
	"keeps_account" boolean DEFAULT false NOT NULL,
	CONSTRAINT "coaching_ends_offer_check" CHECK ("offer" in ('none', 'open', 'declined')),
	CONSTRAINT "coaching_ends_note_check" CHECK (length("note") <= 500),
	CONSTRAINT "coaching_ends_ended_check" CHECK ("ended_at" is not null or ("offer" = 'none' and "deletion_on" is null))
);
--> statement-breakpoint
CREATE INDEX "coaching_ends_coach_id_idx" ON "coaching_ends" ("coach_id","last_day","athlete_id");--> statement-breakpoint
CREATE INDEX "coaching_ends_due_idx" ON "coaching_ends" ("last_day") WHERE "ended_at" is null;--> statement-breakpoint
CREATE INDEX "coaching_ends_deletion_on_idx" ON "coaching_ends" ("deletion_on") WHERE "deletion_on" is not null;--> statement-breakpoint
ALTER TABLE "coaching_ends" ADD CONSTRAINT "coaching_ends_athlete_id_users_id_fkey" FOREIGN KEY ("athlete_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "coaching_ends" ADD CONSTRAINT "coaching_ends_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;