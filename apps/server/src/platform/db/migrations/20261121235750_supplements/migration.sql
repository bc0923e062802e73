CREATE TABLE "supplement_ticks" (
	"user_id" uuid,
	"date" date,
	"supplement_id" uuid,
	"ticked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplement_ticks_pkey" PRIMARY KEY("user_id","date","supplement_id")
);
--> statement-breakpoint
CREATE TABLE "supplements" (
	"id" uuid,
	"user_id" uuid,
	"name" text NOT NULL,
	"amount" double precision NOT NULL,
	"unit" text NOT NULL,
	"time" text NOT NULL,
	"weekdays" integer[] NOT NULL,
	"note" text,
	"started_on" date NOT NULL,
	"stopped_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"request_key" uuid,
	"request_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplements_pkey" PRIMARY KEY("user_id","id"),
	CONSTRAINT "supplements_name_check" CHECK (length("name") between 1 and 100),
	CONSTRAINT "supplements_amount_check" CHECK ("amount" between 0.01 and 100000),
	CONSTRAINT "supplements_unit_check" CHECK ("unit" in ('g', 'mg', 'mcg', 'IU', 'ml', 'capsule', 'scoop')),
	CONSTRAINT "supplements_time_check" CHECK ("time" in ('on_waking', 'with_breakfast', 'with_lunch', 'before_training', 'after_training', 'with_dinner', 'before_bed', 'any_time')),
	CONSTRAINT "supplements_weekdays_check" CHECK ("weekdays" <@ array[0, 1, 2, 3, 4, 5, 6] and cardinality("weekdays") between 1 and 7),
	CONSTRAINT "supplements_days_check" CHECK ("stopped_on" >= "started_on")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "supplements_request_key_key" ON "supplements" ("user_id","request_key");--> statement-breakpoint
ALTER TABLE "supplement_ticks" ADD CONSTRAINT "supplement_ticks_supplement_id_fkey" FOREIGN KEY ("user_id","supplement_id") REFERENCES "supplements"("user_id","id") ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE "supplements" ADD CONSTRAINT "supplements_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;