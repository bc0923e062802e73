CREATE TABLE "message_snippets" (
	"id" uuid,
	"coach_id" uuid,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"request_key" uuid,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "message_snippets_pkey" PRIMARY KEY("coach_id","id"),
	CONSTRAINT "message_snippets_content_check" CHECK (length("content") between 1 and 2000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "message_snippets_request_key_key" ON "message_snippets" ("coach_id","request_key");--> statement-breakpoint
ALTER TABLE "message_snippets" ADD CONSTRAINT "message_snippets_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;