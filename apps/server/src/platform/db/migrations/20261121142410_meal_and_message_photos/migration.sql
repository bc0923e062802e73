ALTER TABLE "messages" ADD COLUMN "photo_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "nutrition_logs" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "loose_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "nutrition_logs" DROP COLUMN "photo_url";--> statement-breakpoint
CREATE UNIQUE INDEX "nutrition_logs_photo_key" ON "nutrition_logs" ("user_id","photo_id") WHERE "photo_id" is not null;--> statement-breakpoint
CREATE INDEX "photos_loose_idx" ON "photos" ("loose_since") WHERE "loose_since" is not null;--> statement-breakpoint
ALTER TABLE "nutrition_logs" ADD CONSTRAINT "nutrition_logs_photo_fkey" FOREIGN KEY ("user_id","photo_id") REFERENCES "photos"("user_id","id");--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_content_check", ADD CONSTRAINT "messages_content_check" CHECK (length("content") <= 10000 and (length("content") > 0 or "deleted_at" is not null or cardinality("photo_ids") > 0));