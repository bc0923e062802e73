CREATE TABLE "roster_entries" (
	"athlete_id" uuid PRIMARY KEY,
	"coach_id" uuid NOT NULL,
	"name" text NOT NULL,
	"goal" text NOT NULL,
	"category" text,
	"competition_date" date,
	"compliance" integer,
	"status" text,
	"status_reason" text NOT NULL,
	"urgency" integer NOT NULL,
	"progress" integer,
	"weight" double precision,
	"target_weight" double precision,
	"sparkline" double precision[] DEFAULT '{}'::double precision[] NOT NULL,
	"last_check_in" date,
	"judged_on" date NOT NULL,
	CONSTRAINT "roster_entries_compliance_check" CHECK ("compliance" between 0 and 100),
	CONSTRAINT "roster_entries_progress_check" CHECK ("progress" between 0 and 100),
	CONSTRAINT "roster_entries_status_check" CHECK ("status" in ('excellent', 'good', 'warning', 'behind'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text DEFAULT 'client' NOT NULL,
	"coach_id" uuid,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"units" text DEFAULT 'metric' NOT NULL,
	"age" integer,
	"sex" text,
	"height" double precision,
	"weight" double precision,
	"target_weight" double precision,
	"body_fat_goal" double precision,
	"experience" text,
	"goal" text,
	"primary_goal" text,
	"target_timeline" text,
	"competition_date" date,
	"availability" text,
	"dietary_restrictions" text[] DEFAULT '{}'::text[] NOT NULL,
	"food_allergies" text[] DEFAULT '{}'::text[] NOT NULL,
	"meal_frequency" text,
	"cooking_preference" text,
	"training_frequency" text,
	"session_duration" text,
	"cardio_preference" text,
	"equipment_access" text,
	"activity_level" text,
	"sleep_hours" double precision,
	"stress_level" text,
	"water_intake" double precision,
	"cardio_frequency" integer,
	"cardio_duration" integer,
	"cardio_intensity" text,
	"cardio_type" text,
	"cardio_progression" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_check" CHECK ("email" = lower("email") and "email" like '%_@_%'),
	CONSTRAINT "users_name_check" CHECK (length("name") between 1 and 100),
	CONSTRAINT "users_coach_id_check" CHECK ("coach_id" <> "id"),
	CONSTRAINT "users_role_check" CHECK ("role" in ('client', 'coach')),
	CONSTRAINT "users_units_check" CHECK ("units" in ('metric', 'imperial')),
	CONSTRAINT "users_sex_check" CHECK ("sex" in ('male', 'female')),
	CONSTRAINT "users_experience_check" CHECK ("experience" in ('beginner', 'intermediate', 'advanced', 'expert')),
	CONSTRAINT "users_primary_goal_check" CHECK ("primary_goal" in ('weight_loss', 'muscle_gain', 'competition_prep', 'maintenance', 'body_recomp')),
	CONSTRAINT "users_target_timeline_check" CHECK ("target_timeline" in ('4_weeks', '8_weeks', '12_weeks', '16_weeks', 'long_term')),
	CONSTRAINT "users_availability_check" CHECK ("availability" in ('3-4', '5-6', 'daily')),
	CONSTRAINT "users_meal_frequency_check" CHECK ("meal_frequency" in ('3_meals', '4_meals', '5_meals', '6_meals')),
	CONSTRAINT "users_cooking_preference_check" CHECK ("cooking_preference" in ('minimal', 'basic', 'intermediate', 'advanced')),
	CONSTRAINT "users_training_frequency_check" CHECK ("training_frequency" in ('3_days', '4_days', '5_days', '6_days')),
	CONSTRAINT "users_session_duration_check" CHECK ("session_duration" in ('45_min', '60_min', '75_min', '90_min')),
	CONSTRAINT "users_cardio_preference_check" CHECK ("cardio_preference" in ('none', 'light', 'moderate', 'intense')),
	CONSTRAINT "users_equipment_access_check" CHECK ("equipment_access" in ('home_basic', 'home_full', 'gym', 'commercial_gym')),
	CONSTRAINT "users_activity_level_check" CHECK ("activity_level" in ('sedentary', 'lightly_active', 'moderately_active', 'very_active')),
	CONSTRAINT "users_stress_level_check" CHECK ("stress_level" in ('low', 'moderate', 'high')),
	CONSTRAINT "users_dietary_restrictions_check" CHECK ("dietary_restrictions" <@ array['Vegetarian', 'Vegan', 'Gluten-Free', 'Dairy-Free', 'Keto', 'Low-Carb']::text[]),
	CONSTRAINT "users_food_allergies_check" CHECK ("food_allergies" <@ array['Nuts', 'Shellfish', 'Eggs', 'Dairy', 'Soy', 'Fish']::text[]),
	CONSTRAINT "users_age_check" CHECK ("age" between 13 and 100),
	CONSTRAINT "users_height_check" CHECK ("height" between 120 and 230),
	CONSTRAINT "users_weight_check" CHECK ("weight" between 30 and 300),
	CONSTRAINT "users_target_weight_check" CHECK ("target_weight" between 30 and 200),
	CONSTRAINT "users_body_fat_goal_check" CHECK ("body_fat_goal" between 5 and 30),
	CONSTRAINT "users_sleep_hours_check" CHECK ("sleep_hours" between 4 and 12),
	CONSTRAINT "users_water_intake_check" CHECK ("water_intake" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_count_check" CHECK ("count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"address" text NOT NULL,
	"request_id" text NOT NULL,
	"details" jsonb DEFAULT '{}' NOT NULL,
	CONSTRAINT "audit_log_outcome_check" CHECK ("outcome" in ('done', 'denied'))
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" uuid PRIMARY KEY,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"id" uuid PRIMARY KEY,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competitions" (
	"id" uuid,
	"user_id" uuid,
	"name" text NOT NULL,
	"date" date NOT NULL,
	"category" text,
	"location" text,
	"status" text DEFAULT 'upcoming' NOT NULL,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "competitions_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "competitions_name_check" CHECK (length("name") between 1 and 200),
	CONSTRAINT "competitions_category_check" CHECK ("category" in ('Men''s Physique', 'Classic Physique', 'Men''s Bodybuilding', 'Bikini', 'Figure', 'Women''s Physique', 'Wellness', 'Women''s Bodybuilding')),
	CONSTRAINT "competitions_status_check" CHECK ("status" in ('upcoming', 'completed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"id" uuid,
	"user_id" uuid,
	"competition_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"target_date" date NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	"completed_date" date,
	CONSTRAINT "milestones_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "coach_alerts" (
	"id" uuid,
	"client_id" uuid,
	"coach_id" uuid NOT NULL,
	"type" text NOT NULL,
	"message" text NOT NULL,
	"severity" text DEFAULT 'low' NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"resolved" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coach_alerts_pkey" PRIMARY KEY("client_id","id"),
	CONSTRAINT "coach_alerts_severity_check" CHECK ("severity" in ('low', 'medium', 'high'))
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid,
	"athlete_id" uuid,
	"from_user_id" uuid,
	"to_user_id" uuid,
	"content" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_pkey" PRIMARY KEY("athlete_id","id"),
	CONSTRAINT "messages_content_check" CHECK (length("content") between 1 and 10000)
);
--> statement-breakpoint
CREATE TABLE "nutrition_logs" (
	"id" uuid,
	"user_id" uuid,
	"date" date NOT NULL,
	"meal_type" text NOT NULL,
	"food_name" text NOT NULL,
	"quantity" double precision NOT NULL,
	"unit" text NOT NULL,
	"calories" double precision NOT NULL,
	"protein" double precision NOT NULL,
	"carbs" double precision NOT NULL,
	"fats" double precision NOT NULL,
	"time" text,
	"photo_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "nutrition_logs_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "nutrition_logs_unit_check" CHECK ("unit" in ('g', 'oz', 'cup', 'tbsp', 'tsp', 'piece', 'slice', 'serving')),
	CONSTRAINT "nutrition_logs_quantity_check" CHECK ("quantity" > 0),
	CONSTRAINT "nutrition_logs_macros_check" CHECK ("calories" >= 0 and "protein" >= 0 and "carbs" >= 0 and "fats" >= 0)
);
--> statement-breakpoint
CREATE TABLE "nutrition_plans" (
	"id" uuid,
	"user_id" uuid,
	"calories" integer NOT NULL,
	"protein" integer NOT NULL,
	"carbs" integer NOT NULL,
	"fats" integer NOT NULL,
	"targets" jsonb NOT NULL,
	"meals" jsonb NOT NULL,
	"notes" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "nutrition_plans_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "nutrition_plans_macros_check" CHECK ("calories" >= 0 and "protein" >= 0 and "carbs" >= 0 and "fats" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pose_practice_sessions" (
	"id" uuid,
	"user_id" uuid,
	"date" date NOT NULL,
	"duration" integer NOT NULL,
	"poses" jsonb NOT NULL,
	"overall_quality" integer,
	"confidence" integer,
	"stage_presence" integer,
	"conditioning" integer,
	"symmetry" integer,
	"coach_notes" text,
	"next_session_focus" text,
	"video_urls" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pose_practice_sessions_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "pose_practice_sessions_duration_check" CHECK ("duration" >= 0),
	CONSTRAINT "pose_practice_sessions_overall_quality_check" CHECK ("overall_quality" between 1 and 10),
	CONSTRAINT "pose_practice_sessions_confidence_check" CHECK ("confidence" between 1 and 10),
	CONSTRAINT "pose_practice_sessions_stage_presence_check" CHECK ("stage_presence" between 1 and 10),
	CONSTRAINT "pose_practice_sessions_conditioning_check" CHECK ("conditioning" between 1 and 10),
	CONSTRAINT "pose_practice_sessions_symmetry_check" CHECK ("symmetry" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "daily_check_ins" (
	"id" uuid,
	"user_id" uuid,
	"date" date NOT NULL,
	"weight" double precision,
	"energy_level" integer NOT NULL,
	"mood" text NOT NULL,
	"sleep_hours" double precision,
	"stress_level" integer,
	"water_intake" double precision,
	"notes" text,
	"completed_workout" boolean DEFAULT false NOT NULL,
	"followed_nutrition" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "daily_check_ins_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "daily_check_ins_mood_check" CHECK ("mood" in ('excellent', 'good', 'okay', 'poor')),
	CONSTRAINT "daily_check_ins_weight_check" CHECK ("weight" between 30 and 300),
	CONSTRAINT "daily_check_ins_energy_level_check" CHECK ("energy_level" between 1 and 10),
	CONSTRAINT "daily_check_ins_stress_level_check" CHECK ("stress_level" between 1 and 10),
	CONSTRAINT "daily_check_ins_sleep_hours_check" CHECK ("sleep_hours" between 1 and 15),
	CONSTRAINT "daily_check_ins_water_intake_check" CHECK ("water_intake" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "progress_entries" (
	"id" uuid,
	"user_id" uuid,
	"date" date DEFAULT current_date NOT NULL,
	"weight" double precision,
	"body_fat" double precision,
	"measurements" jsonb DEFAULT '{}' NOT NULL,
	"photo_urls" text[] DEFAULT '{}'::text[] NOT NULL,
	"notes" text,
	"energy_level" integer,
	"sleep_hours" double precision,
	"stress_level" integer,
	"mood" text,
	"water_intake" double precision,
	"photo_analysis" jsonb,
	"request_key" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "progress_entries_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "progress_entries_mood_check" CHECK ("mood" in ('excellent', 'good', 'okay', 'poor')),
	CONSTRAINT "progress_entries_weight_check" CHECK ("weight" between 30 and 300),
	CONSTRAINT "progress_entries_body_fat_check" CHECK ("body_fat" between 3 and 50),
	CONSTRAINT "progress_entries_energy_level_check" CHECK ("energy_level" between 1 and 10),
	CONSTRAINT "progress_entries_stress_level_check" CHECK ("stress_level" between 1 and 10),
	CONSTRAINT "progress_entries_sleep_hours_check" CHECK ("sleep_hours" between 1 and 15),
	CONSTRAINT "progress_entries_water_intake_check" CHECK ("water_intake" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "protocol_recommendations" (
	"id" uuid,
	"client_id" uuid,
	"coach_id" uuid,
	"protocol_type" text NOT NULL,
	"protocol" jsonb NOT NULL,
	"reasoning" text NOT NULL,
	"safety_notes" text NOT NULL,
	"status" text DEFAULT 'pending_approval' NOT NULL,
	"coach_notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"approved_at" timestamp with time zone,
	CONSTRAINT "protocol_recommendations_pkey" PRIMARY KEY("client_id","id"),
	CONSTRAINT "protocol_recommendations_type_check" CHECK ("protocol_type" in ('cutting', 'bulking', 'competition_prep', 'off_season')),
	CONSTRAINT "protocol_recommendations_status_check" CHECK ("status" in ('pending_approval', 'approved', 'rejected', 'superseded'))
);
--> statement-breakpoint
CREATE TABLE "exercises" (
	"id" uuid PRIMARY KEY,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"description" text,
	"instructions" text,
	"video_url" text,
	"muscle_group" text,
	"exercise_type" text,
	"difficulty_level" text,
	"equipment_needed" text[] DEFAULT '{}'::text[] NOT NULL,
	"biomechanics" text,
	"competition_relevance" text,
	"form_cues" text[] DEFAULT '{}'::text[] NOT NULL,
	"common_mistakes" text[] DEFAULT '{}'::text[] NOT NULL,
	"progressions" text[] DEFAULT '{}'::text[] NOT NULL,
	"regressions" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "technique_library" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"instructions" text NOT NULL,
	"benefits" text[] DEFAULT '{}'::text[] NOT NULL,
	"best_used_for" text[] DEFAULT '{}'::text[] NOT NULL,
	"experience_level" text,
	"recovery_impact" text,
	"contraindications" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "technique_library_experience_level_check" CHECK ("experience_level" in ('beginner', 'intermediate', 'advanced', 'expert'))
);
--> statement-breakpoint
CREATE TABLE "training_plans" (
	"id" uuid,
	"user_id" uuid,
	"name" text NOT NULL,
	"description" text,
	"weeks" integer NOT NULL,
	"days_per_week" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"starts_on" date NOT NULL,
	"phase" text,
	"training_style" text,
	"intensity_level" text,
	"volume_level" text,
	"frequency_pattern" text,
	"competition_date" date,
	"weeks_out" integer,
	"goals" text[] DEFAULT '{}'::text[] NOT NULL,
	"focus_areas" text[] DEFAULT '{}'::text[] NOT NULL,
	"deload_weeks" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"periodization_notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "training_plans_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "training_plans_name_check" CHECK (length("name") between 1 and 200),
	CONSTRAINT "training_plans_weeks_check" CHECK ("weeks" between 1 and 52),
	CONSTRAINT "training_plans_days_per_week_check" CHECK ("days_per_week" between 1 and 7),
	CONSTRAINT "training_plans_weeks_out_check" CHECK ("weeks_out" >= 0)
);
--> statement-breakpoint
CREATE TABLE "workout_sessions" (
	"id" uuid,
	"user_id" uuid,
	"workout_id" uuid,
	"date" date NOT NULL,
	"completed" boolean DEFAULT false NOT NULL,
	"duration" double precision,
	"exercise_data" jsonb DEFAULT '[]' NOT NULL,
	"overall_rpe" double precision,
	"energy_level" integer,
	"motivation" integer,
	"pump" integer,
	"focus" integer,
	"session_notes" text,
	"coach_feedback" text,
	"next_session_goals" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workout_sessions_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "workout_sessions_duration_check" CHECK ("duration" >= 0),
	CONSTRAINT "workout_sessions_overall_rpe_check" CHECK ("overall_rpe" between 1 and 10),
	CONSTRAINT "workout_sessions_energy_level_check" CHECK ("energy_level" between 1 and 10),
	CONSTRAINT "workout_sessions_motivation_check" CHECK ("motivation" between 1 and 10),
	CONSTRAINT "workout_sessions_pump_check" CHECK ("pump" between 1 and 10),
	CONSTRAINT "workout_sessions_focus_check" CHECK ("focus" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "workouts" (
	"id" uuid,
	"user_id" uuid,
	"training_plan_id" uuid NOT NULL,
	"name" text NOT NULL,
	"day" integer NOT NULL,
	"estimated_minutes" integer NOT NULL,
	"exercises" jsonb NOT NULL,
	CONSTRAINT "workouts_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "workouts_day_check" CHECK ("day" between 1 and 7)
);
--> statement-breakpoint
CREATE INDEX "roster_entries_urgency_idx" ON "roster_entries" ("coach_id","urgency","athlete_id");--> statement-breakpoint
CREATE INDEX "roster_entries_status_idx" ON "roster_entries" ("coach_id","status","urgency","athlete_id");--> statement-breakpoint
CREATE INDEX "roster_entries_judged_on_idx" ON "roster_entries" ("judged_on");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" ("email");--> statement-breakpoint
CREATE INDEX "users_coach_id_name_idx" ON "users" ("coach_id","name","id");--> statement-breakpoint
CREATE INDEX "attempts_window_ends_at_idx" ON "attempts" ("window_ends_at");--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" ("at");--> statement-breakpoint
CREATE INDEX "audit_log_subject_id_at_idx" ON "audit_log" ("subject_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_at_idx" ON "audit_log" ("actor_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "password_links_token_hash_key" ON "password_links" ("token_hash");--> statement-breakpoint
CREATE INDEX "password_links_user_id_idx" ON "password_links" ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions" ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" ("expires_at");--> statement-breakpoint
CREATE INDEX "competitions_date_idx" ON "competitions" ("user_id","date");--> statement-breakpoint
CREATE INDEX "milestones_competition_id_idx" ON "milestones" ("user_id","competition_id","target_date");--> statement-breakpoint
CREATE INDEX "coach_alerts_coach_id_idx" ON "coach_alerts" ("coach_id","resolved","created_at");--> statement-breakpoint
CREATE INDEX "messages_unread_idx" ON "messages" ("to_user_id","athlete_id") WHERE not "read";--> statement-breakpoint
CREATE INDEX "messages_from_user_id_idx" ON "messages" ("from_user_id");--> statement-breakpoint
CREATE INDEX "nutrition_logs_date_idx" ON "nutrition_logs" ("user_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "nutrition_plans_active_key" ON "nutrition_plans" ("user_id") WHERE "is_active";--> statement-breakpoint
CREATE INDEX "pose_practice_sessions_date_idx" ON "pose_practice_sessions" ("user_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "daily_check_ins_date_key" ON "daily_check_ins" ("user_id","date");--> statement-breakpoint
CREATE INDEX "progress_entries_date_idx" ON "progress_entries" ("user_id","date","id");--> statement-breakpoint
CREATE UNIQUE INDEX "progress_entries_request_key_key" ON "progress_entries" ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "protocol_recommendations_coach_id_idx" ON "protocol_recommendations" ("coach_id","status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "exercises_slug_key" ON "exercises" ("slug");--> statement-breakpoint
CREATE INDEX "exercises_category_name_idx" ON "exercises" ("category","name");--> statement-breakpoint
CREATE UNIQUE INDEX "technique_library_name_key" ON "technique_library" ("name");--> statement-breakpoint
CREATE INDEX "training_plans_active_idx" ON "training_plans" ("user_id","is_active");--> statement-breakpoint
CREATE INDEX "workout_sessions_date_idx" ON "workout_sessions" ("user_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "workouts_plan_day_key" ON "workouts" ("user_id","training_plan_id","day");--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_athlete_id_users_id_fkey" FOREIGN KEY ("athlete_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "roster_entries" ADD CONSTRAINT "roster_entries_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_competition_id_fkey" FOREIGN KEY ("user_id","competition_id") REFERENCES "competitions"("user_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "coach_alerts" ADD CONSTRAINT "coach_alerts_client_id_users_id_fkey" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "coach_alerts" ADD CONSTRAINT "coach_alerts_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_athlete_id_users_id_fkey" FOREIGN KEY ("athlete_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_from_user_id_users_id_fkey" FOREIGN KEY ("from_user_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_to_user_id_users_id_fkey" FOREIGN KEY ("to_user_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "nutrition_logs" ADD CONSTRAINT "nutrition_logs_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "nutrition_plans" ADD CONSTRAINT "nutrition_plans_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "pose_practice_sessions" ADD CONSTRAINT "pose_practice_sessions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "daily_check_ins" ADD CONSTRAINT "daily_check_ins_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "progress_entries" ADD CONSTRAINT "progress_entries_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "protocol_recommendations" ADD CONSTRAINT "protocol_recommendations_client_id_users_id_fkey" FOREIGN KEY ("client_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "protocol_recommendations" ADD CONSTRAINT "protocol_recommendations_coach_id_users_id_fkey" FOREIGN KEY ("coach_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "training_plans" ADD CONSTRAINT "training_plans_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workout_sessions" ADD CONSTRAINT "workout_sessions_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_training_plan_id_fkey" FOREIGN KEY ("user_id","training_plan_id") REFERENCES "training_plans"("user_id","id") ON DELETE CASCADE;