CREATE TABLE "deleted_accounts" (
	"id" uuid PRIMARY KEY,
	"deleted_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone
);
