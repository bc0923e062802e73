CREATE TABLE "photo_assessments" (
	"id" uuid,
	"user_id" uuid,
	"date" date NOT NULL,
	"conditioning" integer NOT NULL,
	"symmetry" integer NOT NULL,
	"fullness" integer NOT NULL,
	"note" text,
	"coach_id" uuid,
	"assessed_at" timestamp with time zone NOT NULL,
	"request_key" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "photo_assessments_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "photo_assessments_conditioning_check" CHECK ("conditioning" between 1 and 10),
	CONSTRAINT "photo_assessments_symmetry_check" CHECK ("symmetry" between 1 and 10),
	CONSTRAINT "photo_assessments_fullness_check" CHECK ("fullness" between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "progress_entries" DROP COLUMN "photo_analysis";--> statement-breakpoint
CREATE UNIQUE INDEX "photo_assessments_date_key" ON "photo_assessments" ("user_id","date");--> statement-breakpoint
CREATE INDEX "photo_assessments_coach_id_idx" ON "photo_assessments" ("coach_id");--> statement-breakpoint
ALTER TABLE "photo_assessments" ADD CONSTRAINT "photo_assessments_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "photo_assessments" ADD CONSTRAINT "photo_assessments_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE SET NULL;