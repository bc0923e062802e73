ALTER TABLE "daily_check_ins" ADD COLUMN "steps" integer;--> statement-breakpoint
ALTER TABLE "daily_check_ins" ADD CONSTRAINT "daily_check_ins_steps_check" CHECK ("steps" between 0 and 100000);