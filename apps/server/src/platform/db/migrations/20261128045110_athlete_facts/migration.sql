ALTER TABLE "users" ADD COLUMN "division" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "training_time" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "injuries" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "focus_muscles" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "cycle" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "no_period_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "exertion_symptoms" boolean;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "family_sudden_death" boolean;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "substance_use" text;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_division_check" CHECK ("division" in ('Men''s Physique', 'Classic Physique', 'Men''s Bodybuilding', 'Bikini', 'Figure', 'Women''s Physique', 'Wellness', 'Women''s Bodybuilding'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_cycle_check" CHECK ("cycle" in ('regular', 'irregular', 'none', 'undisclosed'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_no_period_reason_check" CHECK ("no_period_reason" in ('contraception', 'pregnancy', 'menopause', 'unexplained'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_substance_use_check" CHECK ("substance_use" in ('none', 'stimulants', 'enhancing', 'both'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_focus_muscles_check" CHECK ("focus_muscles" <@ array['chest', 'back', 'quads', 'hamstrings', 'glutes', 'side_rear_delts', 'front_delts', 'biceps', 'triceps', 'calves', 'abs', 'traps']::text[]);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_focus_muscles_count_check" CHECK (cardinality("focus_muscles") <= 3);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_injuries_check" CHECK (jsonb_typeof("injuries") = 'array' and jsonb_array_length("injuries") <= 6);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_training_time_check" CHECK ("training_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_cycle_sex_check" CHECK ("cycle" is null or "sex" is distinct from 'male');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_no_period_check" CHECK ("no_period_reason" is null or "cycle" is not distinct from 'none');--> statement-breakpoint
ALTER TABLE "athlete_holds" DROP CONSTRAINT "athlete_holds_source_check", ADD CONSTRAINT "athlete_holds_source_check" CHECK ("source" in ('message', 'check-in', 'entry', 'question', 'peak-week', 'answers', 'coach'));