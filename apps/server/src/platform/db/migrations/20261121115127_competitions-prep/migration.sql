CREATE TABLE "checklist_ticks" (
	"user_id" uuid,
	"competition_id" uuid,
	"item" text,
	"ticked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checklist_ticks_pkey" PRIMARY KEY("user_id","competition_id","item")
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "weight_limit" double precision;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "weight_limit_source" text;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "placing" integer;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "suggestion" text;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "request_key" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "competitions_request_key_key" ON "competitions" ("user_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "milestones_request_key_key" ON "milestones" ("user_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "milestones_suggestion_key" ON "milestones" ("user_id","competition_id","suggestion");--> statement-breakpoint
ALTER TABLE "checklist_ticks" ADD CONSTRAINT "checklist_ticks_competition_id_fkey" FOREIGN KEY ("user_id","competition_id") REFERENCES "competitions"("user_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_weight_limit_check" CHECK ("weight_limit" between 30 and 300);--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_placing_check" CHECK ("placing" between 1 and 200);