CREATE TABLE "message_threads" (
	"athlete_id" uuid PRIMARY KEY,
	"coach_id" uuid NOT NULL,
	"last_message_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coach_alerts" ADD COLUMN "basis" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "request_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "coach_alerts_open_key" ON "coach_alerts" ("client_id","type") WHERE not "resolved";--> statement-breakpoint
CREATE INDEX "message_threads_coach_id_idx" ON "message_threads" ("coach_id","last_message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_request_key_key" ON "messages" ("athlete_id","from_user_id","request_key");--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_athlete_id_users_id_fkey" FOREIGN KEY ("athlete_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "message_threads" ADD CONSTRAINT "message_threads_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_content_check", ADD CONSTRAINT "messages_content_check" CHECK (length("content") <= 10000 and (length("content") > 0 or "deleted_at" is not null));--> statement-breakpoint
INSERT INTO "message_threads" ("athlete_id", "coach_id", "last_message_id")
SELECT DISTINCT ON (m."athlete_id") m."athlete_id", u."coach_id", m."id"
FROM "messages" m JOIN "users" u ON u."id" = m."athlete_id"
WHERE u."coach_id" IS NOT NULL
ORDER BY m."athlete_id", m."id" DESC;
