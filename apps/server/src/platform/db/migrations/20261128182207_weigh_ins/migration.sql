CREATE TABLE "weigh_ins" (
	"id" uuid,
	"user_id" uuid,
	"date" date NOT NULL,
	"kg" double precision,
	"source" text NOT NULL,
	"source_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "weigh_ins_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "weigh_ins_source_check" CHECK ("source" in ('entry', 'check-in', 'peak-week')),
	CONSTRAINT "weigh_ins_source_id_check" CHECK (("source" = 'entry') = ("source_id" is null)),
	CONSTRAINT "weigh_ins_kg_check" CHECK ("kg" between 30 and 300)
);
--> statement-breakpoint
CREATE INDEX "weigh_ins_date_idx" ON "weigh_ins" ("user_id","date","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "weigh_ins_source_key" ON "weigh_ins" ("user_id","source_id","date") WHERE "source_id" is not null;
--> statement-breakpoint
ALTER TABLE "weigh_ins" ADD CONSTRAINT "weigh_ins_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;
--> statement-breakpoint
-- What a check-in or a day of peak week gave as an entry of its day becomes their weigh-in. The key of a peak day is a UUID of
-- version 5, and its weight that of the day.
INSERT INTO "weigh_ins" ("id", "user_id", "date", "kg", "source", "source_id", "version", "at")
WITH "entries" AS (
	SELECT e.*, substr(e."request_key"::text, 15, 1) = '5' AS "is_peak",
		row_number() OVER (PARTITION BY e."user_id", e."date", e."weight", substr(e."request_key"::text, 15, 1) = '5' ORDER BY e."id") AS "nth"
	FROM "progress_entries" e
), "ticks" AS (
	SELECT t.*, row_number() OVER (PARTITION BY t."user_id", t."date", t."weight" ORDER BY t."competition_id") AS "nth"
	FROM "peak_week_ticks" t
)
SELECT e."id", e."user_id", e."date", e."weight",
	CASE WHEN c."id" IS NOT NULL THEN 'check-in' WHEN t."competition_id" IS NOT NULL THEN 'peak-week' ELSE 'entry' END,
	coalesce(c."id", t."competition_id"), 1, e."created_at"
FROM "entries" e
LEFT JOIN "daily_check_ins" c ON c."user_id" = e."user_id" AND c."id" = e."request_key" AND c."date" = e."date"
LEFT JOIN "ticks" t ON c."id" IS NULL AND e."is_peak" AND t."user_id" = e."user_id" AND t."date" = e."date"
	AND t."weight" IS NOT DISTINCT FROM e."weight" AND t."nth" = e."nth"
WHERE e."weight" IS NOT NULL OR c."id" IS NOT NULL OR t."competition_id" IS NOT NULL;
--> statement-breakpoint
-- A weight that stood in a check-in or a peak day alone.
INSERT INTO "weigh_ins" ("id", "user_id", "date", "kg", "source", "source_id", "at")
SELECT c."id", c."user_id", c."date", c."weight", 'check-in', c."id", c."created_at" FROM "daily_check_ins" c
WHERE c."weight" IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "weigh_ins" ("id", "user_id", "date", "kg", "source", "source_id", "at")
SELECT (lpad(to_hex(greatest(0, extract(epoch FROM t."date") * 1000)::bigint), 12, '0') || '7' ||
	substr(md5(t."competition_id"::text || t."date"), 1, 3) || '8' || substr(md5(t."competition_id"::text || t."date"), 4, 15))::uuid,
	t."user_id", t."date", t."weight", 'peak-week', t."competition_id", t."date"::timestamptz FROM "peak_week_ticks" t
WHERE t."weight" IS NOT NULL
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- An entry that was the weight of a check-in or a peak day and nothing else is the weigh-in now, with its version.
WITH "gone" AS (
	DELETE FROM "progress_entries" e USING "weigh_ins" w
	WHERE w."user_id" = e."user_id" AND w."id" = e."id" AND w."source" <> 'entry' AND w."kg" IS NOT NULL
		AND e."measurements" = '{}' AND coalesce(e."notes", e."mood") IS NULL
		AND coalesce(e."body_fat", e."energy_level", e."sleep_hours", e."stress_level", e."water_intake") IS NULL
	RETURNING e."user_id", e."id", e."version"
)
UPDATE "weigh_ins" w SET "version" = g."version" FROM "gone" g WHERE w."user_id" = g."user_id" AND w."id" = g."id";
--> statement-breakpoint
ALTER TABLE "daily_check_ins" DROP CONSTRAINT "daily_check_ins_weight_check";
--> statement-breakpoint
ALTER TABLE "progress_entries" DROP CONSTRAINT "progress_entries_weight_check";
--> statement-breakpoint
ALTER TABLE "peak_week_ticks" DROP CONSTRAINT "peak_week_ticks_weight_check";
--> statement-breakpoint
ALTER TABLE "daily_check_ins" DROP COLUMN "weight";
--> statement-breakpoint
ALTER TABLE "progress_entries" DROP COLUMN "weight";
--> statement-breakpoint
ALTER TABLE "peak_week_ticks" DROP COLUMN "weight";
