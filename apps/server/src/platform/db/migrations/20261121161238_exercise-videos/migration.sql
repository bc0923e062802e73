CREATE TABLE "exercise_videos" (
	"coach_id" uuid,
	"exercise_id" uuid,
	"url" text,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exercise_videos_pkey" PRIMARY KEY("coach_id","exercise_id"),
	CONSTRAINT "exercise_videos_url_check" CHECK ("url" like 'https://%' and length("url") <= 500)
);
--> statement-breakpoint
CREATE INDEX "exercise_videos_exercise_id_idx" ON "exercise_videos" ("exercise_id");--> statement-breakpoint
ALTER TABLE "exercise_videos" ADD CONSTRAINT "exercise_videos_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "exercise_videos" ADD CONSTRAINT "exercise_videos_exercise_id_exercises_id_fkey" FOREIGN KEY ("exercise_id") REFERENCES "exercises"("id") ON DELETE CASCADE;