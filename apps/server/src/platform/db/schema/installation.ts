import { pgTable, text } from 'drizzle-orm/pg-core';

/** Facts about this installation: which demo data and which exercise library it holds. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});
