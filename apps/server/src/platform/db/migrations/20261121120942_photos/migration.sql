CREATE TABLE "photos" (
	"id" uuid,
	"user_id" uuid,
	"purpose" text NOT NULL,
	"date" date NOT NULL,
	"pose" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"request_key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "photos_purpose_check" CHECK ("purpose" in ('progress', 'meal', 'message', 'peak_week')),
	CONSTRAINT "photos_pose_check" CHECK ("pose" in ('front', 'side', 'back', 'front_double_bicep', 'front_lat_spread', 'side_chest', 'back_double_bicep', 'back_lat_spread', 'side_tricep', 'abs_and_thighs', 'most_muscular')),
	CONSTRAINT "photos_size_check" CHECK ("width" > 0 and "height" > 0),
	CONSTRAINT "photos_bytes_check" CHECK ("bytes" > 0)
);
--> statement-breakpoint
CREATE INDEX "photos_date_idx" ON "photos" ("user_id","date","id");--> statement-breakpoint
CREATE INDEX "photos_purpose_idx" ON "photos" ("user_id","purpose","date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "photos_request_key_key" ON "photos" ("user_id","request_key");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;