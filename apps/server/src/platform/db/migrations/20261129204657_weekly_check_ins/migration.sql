CREATE TABLE "check_in_form_versions" (
	"form_id" uuid,
	"version" integer,
	"questions" jsonb NOT NULL,
	CONSTRAINT "check_in_form_versions_pkey" PRIMARY KEY("form_id","version")
);
--> statement-breakpoint
CREATE TABLE "check_in_forms" (
	"id" uuid PRIMARY KEY,
	"coach_id" uuid NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"archived_at" timestamp with time zone,
	"request_key" uuid,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_in_forms_name_check" CHECK (length("name") between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "check_in_schedules" (
	"athlete_id" uuid PRIMARY KEY,
	"form_id" uuid,
	"weekday" integer NOT NULL,
	"minute" integer NOT NULL,
	"paused_until" date,
	"next_due_on" date NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "check_in_schedules_weekday_check" CHECK ("weekday" between 0 and 6),
	CONSTRAINT "check_in_schedules_minute_check" CHECK ("minute" between 0 and 1439)
);
--> statement-breakpoint
CREATE TABLE "weekly_check_ins" (
	"athlete_id" uuid,
	"id" uuid,
	"due_on" date NOT NULL,
	"form_id" uuid,
	"form_version" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"notes" text,
	"red_flag" text,
	"rules_version" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"done_by_id" uuid,
	"reply_id" uuid,
	"acknowledged_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"request_key" uuid,
	"request_hash" text,
	"answer_key" uuid,
	"answer_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "weekly_check_ins_pkey" PRIMARY KEY("athlete_id","id"),
	CONSTRAINT "weekly_check_ins_done_check" CHECK ("done_at" is not null or ("reply_id" is null and "acknowledged_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_forms_request_key_key" ON "check_in_forms" ("coach_id","request_key");--> statement-breakpoint
CREATE INDEX "check_in_schedules_form_id_idx" ON "check_in_schedules" ("form_id");--> statement-breakpoint
CREATE UNIQUE INDEX "weekly_check_ins_due_key" ON "weekly_check_ins" ("athlete_id","due_on");--> statement-breakpoint
CREATE INDEX "weekly_check_ins_waiting_idx" ON "weekly_check_ins" ("athlete_id") WHERE "done_at" is null;--> statement-breakpoint
CREATE INDEX "weekly_check_ins_rules_version_idx" ON "weekly_check_ins" ("rules_version") WHERE "notes" is not null;--> statement-breakpoint
CREATE INDEX "weekly_check_ins_form_id_idx" ON "weekly_check_ins" ("form_id");--> statement-breakpoint
CREATE INDEX "weekly_check_ins_done_by_id_idx" ON "weekly_check_ins" ("done_by_id");--> statement-breakpoint
ALTER TABLE "check_in_form_versions" ADD CONSTRAINT "check_in_form_versions_form_id_check_in_forms_id_fkey" FOREIGN KEY ("form_id") REFERENCES "check_in_forms"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "check_in_forms" ADD CONSTRAINT "check_in_forms_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "check_in_schedules" ADD CONSTRAINT "check_in_schedules_athlete_id_users_id_fkey" FOREIGN KEY ("athlete_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "check_in_schedules" ADD CONSTRAINT "check_in_schedules_form_id_check_in_forms_id_fkey" FOREIGN KEY ("form_id") REFERENCES "check_in_forms"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "weekly_check_ins" ADD CONSTRAINT "weekly_check_ins_athlete_id_users_id_fkey" FOREIGN KEY ("athlete_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "weekly_check_ins" ADD CONSTRAINT "weekly_check_ins_form_id_check_in_forms_id_fkey" FOREIGN KEY ("form_id") REFERENCES "check_in_forms"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "weekly_check_ins" ADD CONSTRAINT "weekly_check_ins_done_by_id_users_id_fkey" FOREIGN KEY ("done_by_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "weekly_check_ins" ADD CONSTRAINT "weekly_check_ins_reply_fkey" FOREIGN KEY ("athlete_id","reply_id") REFERENCES "messages"("athlete_id","id");--> statement-breakpoint
ALTER TABLE "athlete_holds" DROP CONSTRAINT "athlete_holds_source_check", ADD CONSTRAINT "athlete_holds_source_check" CHECK ("source" in ('message', 'check-in', 'weekly-check-in', 'entry', 'question', 'peak-week', 'answers', 'coach'));