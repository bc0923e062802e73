CREATE TABLE "coach_tasks" (
	"id" uuid,
	"coach_id" uuid,
	"athlete_id" uuid,
	"text" text NOT NULL,
	"due_on" date NOT NULL,
	"repeat" text NOT NULL,
	"done_at" timestamp with time zone,
	"next_id" uuid,
	"deleted_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"request_key" uuid,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_tasks_pkey" PRIMARY KEY("coach_id","id"),
	CONSTRAINT "coach_tasks_repeat_check" CHECK ("repeat" in ('none', 'daily', 'weekly', 'two_weeks', 'four_weeks')),
	CONSTRAINT "coach_tasks_text_check" CHECK (length("text") between 1 and 300)
);
--> statement-breakpoint
CREATE INDEX "coach_tasks_open_idx" ON "coach_tasks" ("coach_id","due_on","id") WHERE "done_at" is null and "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "coach_tasks_done_idx" ON "coach_tasks" ("coach_id","done_at","id") WHERE "done_at" is not null and "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "coach_tasks_athlete_id_idx" ON "coach_tasks" ("athlete_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coach_tasks_request_key_key" ON "coach_tasks" ("coach_id","request_key");--> statement-breakpoint
ALTER TABLE "coach_tasks" ADD CONSTRAINT "coach_tasks_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "coach_tasks" ADD CONSTRAINT "coach_tasks_athlete_id_users_id_fkey" FOREIGN KEY ("athlete_id") REFERENCES "users"("id") ON DELETE CASCADE;