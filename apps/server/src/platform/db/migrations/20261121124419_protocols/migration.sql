CREATE TABLE "protocol_versions" (
	"client_id" uuid,
	"protocol_id" uuid,
	"version" integer,
	"protocol" jsonb NOT NULL,
	"changes" text[] DEFAULT '{}'::text[] NOT NULL,
	"changed_by_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "protocol_versions_pkey" PRIMARY KEY("client_id","protocol_id","version")
);
--> statement-breakpoint
-- A protocol of before was never judged, and says so.
ALTER TABLE "protocol_recommendations" ADD COLUMN "safety" jsonb DEFAULT '{"findings": [], "passed": [], "notChecked": ["This protocol is older than the safety checks."], "outlook": []}' NOT NULL;--> statement-breakpoint
ALTER TABLE "protocol_recommendations" ALTER COLUMN "safety" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "protocol_recommendations" ADD COLUMN "warning_reason" text;--> statement-breakpoint
ALTER TABLE "protocol_recommendations" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "protocol_recommendations" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "protocol_recommendations" ADD COLUMN "rejected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "protocol_recommendations" ADD COLUMN "acknowledged_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "protocol_recommendations_id_idx" ON "protocol_recommendations" ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "protocol_recommendations_approved_key" ON "protocol_recommendations" ("client_id") WHERE "status" = 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "protocol_recommendations_request_key_key" ON "protocol_recommendations" ("client_id","request_key");--> statement-breakpoint
CREATE INDEX "protocol_versions_changed_by_id_idx" ON "protocol_versions" ("changed_by_id");--> statement-breakpoint
ALTER TABLE "protocol_versions" ADD CONSTRAINT "protocol_versions_changed_by_id_users_id_fkey" FOREIGN KEY ("changed_by_id") REFERENCES "users"("id") ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE "protocol_versions" ADD CONSTRAINT "protocol_versions_protocol_id_fkey" FOREIGN KEY ("client_id","protocol_id") REFERENCES "protocol_recommendations"("client_id","id") ON DELETE CASCADE;