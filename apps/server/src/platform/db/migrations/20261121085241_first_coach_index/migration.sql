CREATE INDEX "users_coaches_idx" ON "users" ("created_at","id") WHERE "role" = 'coach';--> statement-breakpoint
CREATE INDEX "password_links_expires_at_idx" ON "password_links" ("expires_at");