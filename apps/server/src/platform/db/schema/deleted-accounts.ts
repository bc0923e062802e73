import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Accounts that were deleted, so that a restored backup does not bring them back. The people are gone: no foreign key. */
export const deletedAccounts = pgTable('deleted_accounts', {
  id: uuid('id').primaryKey(),
  deletedAt: instant('deleted_at').notNull(),
  /** When the embedded database overwrote the leftovers in its files; never set on PostgreSQL. */
  erasedAt: instant('erased_at'),
});
