CREATE TABLE "notice_deliveries" (
	"user_id" uuid,
	"id" uuid,
	"notice_id" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_deliveries_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "notice_settings" ADD COLUMN "email" text[];--> statement-breakpoint
ALTER TABLE "notice_settings" ADD COLUMN "quiet_from" integer DEFAULT 22 NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD COLUMN "quiet_to" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_deliveries_notice_key" ON "notice_deliveries" ("user_id","notice_id");--> statement-breakpoint
CREATE INDEX "notice_deliveries_due_at_idx" ON "notice_deliveries" ("due_at") WHERE "claimed_at" is null;--> statement-breakpoint
ALTER TABLE "notice_deliveries" ADD CONSTRAINT "notice_deliveries_notice_fkey" FOREIGN KEY ("user_id","notice_id") REFERENCES "notices"("user_id","id") ON DELETE CASCADE ON UPDATE CASCADE;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_email_check" CHECK ("email" <@ array['message', 'check_in_answered', 'plan_changed', 'check_in_open', 'check_in_overdue', 'show_milestone', 'red_flag', 'check_in_sent', 'overdue_digest', 'backup_overdue']::text[]);--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_quiet_from_check" CHECK ("quiet_from" between 0 and 23);--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_quiet_to_check" CHECK ("quiet_to" between 0 and 23);