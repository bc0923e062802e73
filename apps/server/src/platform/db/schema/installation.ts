import { pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about this installation, such as its demo data and exercise library version. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
