CREATE TABLE "coach_notes" (
	"id" uuid,
	"athlete_id" uuid,
	"coach_id" uuid NOT NULL,
	"content" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"request_key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_notes_pkey" PRIMARY KEY("athlete_id","id"),
	CONSTRAINT "coach_notes_content_check" CHECK (length("content") between 1 and 5000)
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY,
	"coach_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"message" text,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"athlete_id" uuid,
	"request_key" uuid,
	CONSTRAINT "invitations_email_check" CHECK ("email" = lower("email"))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profile_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "coach_notes_coach_id_idx" ON "coach_notes" ("athlete_id","coach_id","id");--> statement-breakpoint
CREATE INDEX "coach_notes_author_idx" ON "coach_notes" ("coach_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coach_notes_request_key_key" ON "coach_notes" ("athlete_id","coach_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_token_hash_key" ON "invitations" ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_request_key_key" ON "invitations" ("coach_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_open_key" ON "invitations" ("coach_id","email") WHERE "accepted_at" is null and "revoked_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_coach_id_idx" ON "invitations" ("coach_id","id");--> statement-breakpoint
CREATE INDEX "invitations_athlete_id_idx" ON "invitations" ("athlete_id");--> statement-breakpoint
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_athlete_id_users_id_fkey" FOREIGN KEY ("athlete_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "coach_notes" ADD CONSTRAINT "coach_notes_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_athlete_id_users_id_fkey" FOREIGN KEY ("athlete_id") REFERENCES "users"("id") ON DELETE SET NULL;