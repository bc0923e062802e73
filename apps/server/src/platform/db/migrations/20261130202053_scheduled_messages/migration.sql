CREATE TABLE "scheduled_messages" (
	"athlete_id" uuid,
	"id" uuid,
	"coach_id" uuid NOT NULL,
	"content" text NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"problem" text,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"request_key" uuid,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scheduled_messages_pkey" PRIMARY KEY("athlete_id","id"),
	CONSTRAINT "scheduled_messages_problem_check" CHECK ("problem" in ('late', 'former')),
	CONSTRAINT "scheduled_messages_content_check" CHECK (length("content") between 1 and 10000)
);
--> statement-breakpoint
CREATE INDEX "scheduled_messages_coach_id_idx" ON "scheduled_messages" ("coach_id","send_at","id");--> statement-breakpoint
CREATE INDEX "scheduled_messages_due_idx" ON "scheduled_messages" ("send_at","id") WHERE "problem" is null and "deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_messages_request_key_key" ON "scheduled_messages" ("athlete_id","coach_id","request_key");--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_athlete_id_users_id_fkey" FOREIGN KEY ("athlete_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "scheduled_messages" ADD CONSTRAINT "scheduled_messages_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;