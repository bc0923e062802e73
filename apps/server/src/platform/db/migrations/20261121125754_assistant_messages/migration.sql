CREATE TABLE "assistant_messages" (
	"id" uuid,
	"user_id" uuid,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"sources" jsonb DEFAULT '[]' NOT NULL,
	"topics" text[] DEFAULT '{}'::text[] NOT NULL,
	"origin" text,
	"handed_to_coach" boolean DEFAULT false NOT NULL,
	"cleared_at" timestamp with time zone,
	"request_key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assistant_messages_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "assistant_messages_role_check" CHECK ("role" in ('user', 'assistant')),
	CONSTRAINT "assistant_messages_origin_check" CHECK ("origin" in ('offline', 'model', 'fallback')),
	CONSTRAINT "assistant_messages_content_check" CHECK (length("content") between 1 and 8000)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_messages_request_key_key" ON "assistant_messages" ("user_id","request_key","role");--> statement-breakpoint
ALTER TABLE "assistant_messages" ADD CONSTRAINT "assistant_messages_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;