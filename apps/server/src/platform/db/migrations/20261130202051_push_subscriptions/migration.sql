CREATE TABLE "push_subscriptions" (
	"user_id" uuid,
	"id" uuid,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"endpoint_hash" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
DROP INDEX "notice_deliveries_notice_key";--> statement-breakpoint
ALTER TABLE "notice_deliveries" ADD COLUMN "subscription_id" uuid;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD COLUMN "push" text[];--> statement-breakpoint
CREATE UNIQUE INDEX "notice_deliveries_email_key" ON "notice_deliveries" ("user_id","notice_id") WHERE "subscription_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions" ("user_id","endpoint_hash");--> statement-breakpoint
CREATE INDEX "push_subscriptions_endpoint_hash_idx" ON "push_subscriptions" ("endpoint_hash");--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_id_idx" ON "push_subscriptions" ("session_id");--> statement-breakpoint
ALTER TABLE "notice_deliveries" ADD CONSTRAINT "notice_deliveries_subscription_fkey" FOREIGN KEY ("user_id","subscription_id") REFERENCES "push_subscriptions"("user_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_push_check" CHECK ("push" <@ array['message', 'check_in_answered', 'plan_changed', 'check_in_open', 'check_in_overdue', 'show_milestone', 'red_flag', 'check_in_sent', 'overdue_digest', 'backup_overdue']::text[]);