ALTER TABLE "peak_week_ticks" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "peak_week_ticks_photo_key" ON "peak_week_ticks" ("user_id","photo_id") WHERE "photo_id" is not null;--> statement-breakpoint
ALTER TABLE "peak_week_ticks" ADD CONSTRAINT "peak_week_ticks_photo_fkey" FOREIGN KEY ("user_id","photo_id") REFERENCES "photos"("user_id","id");