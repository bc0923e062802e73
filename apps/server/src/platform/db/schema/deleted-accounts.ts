import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Deleted accounts, so that a restored backup doesn't bring them back. The people no longer exist, so there is no
 * foreign key.
 */
export const deletedAccounts = pgTable('deleted_accounts', {
  id: uuid('id').primaryKey(),
  deletedAt: instant('deleted_at').notNull(),
  /** When the embedded database erased the leftovers from its files. Never set on PostgreSQL. */
  erasedAt: instant('erased_at'),
});
