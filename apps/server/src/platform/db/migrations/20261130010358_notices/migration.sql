CREATE TABLE "notice_settings" (
	"user_id" uuid PRIMARY KEY,
	"off" text[] DEFAULT '{}'::text[] NOT NULL,
	"digest_hour" integer DEFAULT 7 NOT NULL,
	CONSTRAINT "notice_settings_off_check" CHECK ("off" <@ array['message', 'check_in_answered', 'plan_changed', 'check_in_open', 'check_in_overdue', 'show_milestone', 'red_flag', 'check_in_sent', 'overdue_digest', 'backup_overdue']::text[]),
	CONSTRAINT "notice_settings_digest_hour_check" CHECK ("digest_hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"user_id" uuid,
	"id" uuid,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"about_id" uuid,
	"amount" integer DEFAULT 1 NOT NULL,
	"read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notices_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "notices_kind_check" CHECK ("kind" in ('message', 'check_in_answered', 'plan_changed', 'check_in_open', 'check_in_overdue', 'show_milestone', 'red_flag', 'check_in_sent', 'overdue_digest', 'backup_overdue'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "notices_subject_key" ON "notices" ("user_id","kind","subject");--> statement-breakpoint
CREATE INDEX "notices_unread_idx" ON "notices" ("user_id") WHERE "read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_about_id_idx" ON "notices" ("about_id");--> statement-breakpoint
CREATE INDEX "notices_created_at_idx" ON "notices" ("created_at");--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_about_id_users_id_fkey" FOREIGN KEY ("about_id") REFERENCES "users"("id") ON DELETE CASCADE;