CREATE TABLE "voice_notes" (
	"id" uuid,
	"athlete_id" uuid,
	"from_user_id" uuid,
	"type" text NOT NULL,
	"seconds" integer NOT NULL,
	"waveform" integer[] NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"request_key" uuid NOT NULL,
	"request_hash" text,
	"loose_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voice_notes_pkey" PRIMARY KEY("athlete_id","id"),
	CONSTRAINT "voice_notes_type_check" CHECK ("type" in ('audio/webm', 'audio/mp4')),
	CONSTRAINT "voice_notes_seconds_check" CHECK ("seconds" between 1 and 180),
	CONSTRAINT "voice_notes_bytes_check" CHECK ("bytes" between 1 and 3000000),
	CONSTRAINT "voice_notes_waveform_check" CHECK (cardinality("waveform") = 64 and 0 <= all("waveform") and 100 >= all("waveform"))
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "voice_note_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "voice_notes_request_key_key" ON "voice_notes" ("athlete_id","from_user_id","request_key");--> statement-breakpoint
CREATE INDEX "voice_notes_from_user_id_idx" ON "voice_notes" ("from_user_id");--> statement-breakpoint
CREATE INDEX "voice_notes_loose_idx" ON "voice_notes" ("loose_since") WHERE "loose_since" is not null;--> statement-breakpoint
ALTER TABLE "voice_notes" ADD CONSTRAINT "voice_notes_athlete_id_users_id_fkey" FOREIGN KEY ("athlete_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "voice_notes" ADD CONSTRAINT "voice_notes_from_user_id_users_id_fkey" FOREIGN KEY ("from_user_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_content_check", ADD CONSTRAINT "messages_content_check" CHECK (length("content") <= 10000 and (length("content") > 0 or "deleted_at" is not null or cardinality("photo_ids") > 0 or jsonb_array_length("links") > 0 or "voice_note_id" is not null));