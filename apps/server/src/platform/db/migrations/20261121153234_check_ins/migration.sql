ALTER TABLE "daily_check_ins" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "daily_check_ins" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "progress_entries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "progress_entries" DROP COLUMN "photo_urls";