CREATE TABLE "session_exercises" (
	"user_id" uuid,
	"session_id" uuid,
	"key" uuid,
	"position" integer NOT NULL,
	"exercise_id" uuid NOT NULL,
	"exercise_name" text NOT NULL,
	"target" jsonb,
	"skipped" boolean DEFAULT false NOT NULL,
	CONSTRAINT "session_exercises_pkey" PRIMARY KEY("user_id","session_id","key")
);
--> statement-breakpoint
CREATE TABLE "workout_sets" (
	"user_id" uuid,
	"session_id" uuid,
	"id" uuid,
	"exercise_key" uuid NOT NULL,
	"number" integer NOT NULL,
	"weight_kg" double precision,
	"reps" integer NOT NULL,
	"rpe" double precision,
	"form" integer,
	"pump" text,
	"mind_muscle" text,
	"energy" text,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workout_sets_pkey" PRIMARY KEY("user_id","session_id","id"),
	CONSTRAINT "workout_sets_weight_kg_check" CHECK ("weight_kg" between 0 and 1000),
	CONSTRAINT "workout_sets_reps_check" CHECK ("reps" between 0 and 999),
	CONSTRAINT "workout_sets_rpe_check" CHECK ("rpe" between 1 and 10),
	CONSTRAINT "workout_sets_form_check" CHECK ("form" between 1 and 10),
	CONSTRAINT "workout_sets_pump_check" CHECK ("pump" in ('Low', 'Medium', 'High', 'Extreme')),
	CONSTRAINT "workout_sets_mind_muscle_check" CHECK ("mind_muscle" in ('Poor', 'Good', 'Excellent', 'Perfect')),
	CONSTRAINT "workout_sets_energy_check" CHECK ("energy" in ('Low', 'Medium', 'High', 'Peak'))
);
--> statement-breakpoint
-- Sets and places from before they had ids get the ones that followed from their places: devices know them.
CREATE FUNCTION pg_temp.uuid_v5(namespace uuid, name text) RETURNS uuid LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  -- SHA-1 (FIPS 180-4) of a message that fits in one block.
  message bytea := uuid_send(namespace) || convert_to(name, 'UTF8');
  block bytea := message || '\x80'::bytea || decode(repeat('00', 55 - length(message)), 'hex')
    || int8send(length(message) * 8);
  w bigint[] := array_fill(0::bigint, ARRAY[80], ARRAY[0]);
  h bigint[] := ARRAY[1732584193, 4023233417, 2562383102, 271733878, 3285377520];
  a bigint := h[1]; b bigint := h[2]; c bigint := h[3]; d bigint := h[4]; e bigint := h[5];
  x bigint;
  digest bytea;
BEGIN
  FOR t IN 0..15 LOOP
    w[t] := (get_byte(block, t * 4)::bigint << 24) | (get_byte(block, t * 4 + 1) << 16)
      | (get_byte(block, t * 4 + 2) << 8) | get_byte(block, t * 4 + 3);
  END LOOP;
  FOR t IN 16..79 LOOP
    x := w[t - 3] # w[t - 8] # w[t - 14] # w[t - 16];
    w[t] := ((x << 1) | (x >> 31)) & 4294967295;
  END LOOP;
  FOR t IN 0..79 LOOP
    x := (((a << 5) | (a >> 27)) & 4294967295) + e + w[t] + CASE
      WHEN t < 20 THEN ((b & c) | (~b & d)) + 1518500249
      WHEN t < 40 THEN (b # c # d) + 1859775393
      WHEN t < 60 THEN ((b & c) | (b & d) | (c & d)) + 2400959708
      ELSE (b # c # d) + 3395469782 END;
    e := d;
    d := c;
    c := ((b << 30) | (b >> 2)) & 4294967295;
    b := a;
    a := x & 4294967295;
  END LOOP;
  digest := substr(int8send((h[1] + a) & 4294967295), 5) || substr(int8send((h[2] + b) & 4294967295), 5)
    || substr(int8send((h[3] + c) & 4294967295), 5) || substr(int8send((h[4] + d) & 4294967295), 5);
  digest := set_byte(digest, 6, (get_byte(digest, 6) & 15) | 80);
  digest := set_byte(digest, 8, (get_byte(digest, 8) & 63) | 128);
  RETURN encode(digest, 'hex')::uuid;
END $$;
--> statement-breakpoint
INSERT INTO "session_exercises"
  ("user_id", "session_id", "key", "position", "exercise_id", "exercise_name", "target", "skipped")
SELECT s."user_id", s."id", coalesce((exercise ->> 'key')::uuid, pg_temp.uuid_v5(s."id", (nth - 1)::text)), nth - 1,
  (exercise ->> 'exerciseId')::uuid, exercise ->> 'exerciseName', nullif(exercise -> 'target', 'null'),
  coalesce((exercise ->> 'skipped')::boolean, false)
FROM "workout_sessions" s,
  jsonb_array_elements(CASE WHEN jsonb_typeof(s."exercise_data") = 'array' THEN s."exercise_data" ELSE '[]' END)
    WITH ORDINALITY AS exercises (exercise, nth);
--> statement-breakpoint
INSERT INTO "workout_sets"
  ("user_id", "session_id", "id", "exercise_key", "number", "weight_kg", "reps", "rpe", "form", "pump", "mind_muscle",
    "energy", "done_at")
SELECT s."user_id", s."id", coalesce((entry ->> 'id')::uuid, pg_temp.uuid_v5(place.key, (number - 1)::text)), place.key,
  number, (entry ->> 'weight')::double precision, (entry ->> 'reps')::integer, (entry ->> 'rpe')::double precision,
  (entry ->> 'form')::integer, entry ->> 'pump', entry ->> 'mindMuscle', entry ->> 'energy',
  (entry ->> 'at')::timestamp with time zone
FROM "workout_sessions" s,
  jsonb_array_elements(CASE WHEN jsonb_typeof(s."exercise_data") = 'array' THEN s."exercise_data" ELSE '[]' END)
    WITH ORDINALITY AS exercises (exercise, nth),
  LATERAL (
    SELECT coalesce((exercise ->> 'key')::uuid, pg_temp.uuid_v5(s."id", (nth - 1)::text)) AS key OFFSET 0
  ) AS place,
  jsonb_array_elements(exercise -> 'sets') WITH ORDINALITY AS entries (entry, number);
--> statement-breakpoint
DROP FUNCTION pg_temp.uuid_v5(uuid, text);
--> statement-breakpoint
CREATE INDEX "session_exercises_exercise_idx" ON "session_exercises" ("user_id","exercise_id","session_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "workout_sets_number_key" ON "workout_sets" ("user_id","session_id","exercise_key","number");
--> statement-breakpoint
ALTER TABLE "session_exercises" ADD CONSTRAINT "session_exercises_session_fkey" FOREIGN KEY ("user_id","session_id") REFERENCES "workout_sessions"("user_id","id") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "workout_sets" ADD CONSTRAINT "workout_sets_exercise_fkey" FOREIGN KEY ("user_id","session_id","exercise_key") REFERENCES "session_exercises"("user_id","session_id","key") ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE "workout_sessions" DROP COLUMN "exercise_data";
--> statement-breakpoint
-- Rewrites the table: the space of a dropped column is free only then.
ALTER TABLE "workout_sessions" ALTER COLUMN "feedback_version" TYPE integer USING "feedback_version" + 0;
