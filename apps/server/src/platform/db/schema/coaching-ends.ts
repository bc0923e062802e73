import { END_NOTE_MAX_LENGTH, OFFER_STATES } from '@posedown/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { instant, oneOf } from './columns.ts';

/** The planned or past end of an athlete's coaching. Deleted when it is taken back, or when they are coached again. */
export const coachingEnds = pgTable(
  'coaching_ends',
  {
    athleteId: uuid('athlete_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The last coach. After the end, nothing else links the two. */
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    lastDay: date('last_day', { mode: 'string' }).notNull(),
    note: text('note').notNull(),
    /** Null until the last day is over. */
    endedAt: instant('ended_at'),
    isArchived: boolean('is_archived').notNull().default(false),
    offer: text('offer', { enum: OFFER_STATES }).notNull().default('none'),
    /** The day the account is deleted. */
    deletionOn: date('deletion_on', { mode: 'string' }),
    keepsAccount: boolean('keeps_account').notNull().default(false),
  },
  (table) => [
    index('coaching_ends_coach_id_idx').on(table.coachId, table.lastDay, table.athleteId),
    index('coaching_ends_due_idx').on(table.lastDay).where(sql`${table.endedAt} is null`),
    index('coaching_ends_deletion_on_idx')
      .on(table.deletionOn)
      .where(sql`${table.deletionOn} is not null`),
    oneOf('coaching_ends_offer_check', table.offer, OFFER_STATES),
    check(
      'coaching_ends_note_check',
      sql`length(${table.note}) <= ${sql.raw(String(END_NOTE_MAX_LENGTH))}`,
    ),
    // Only former athletes have an offer or a deletion.
    check(
      'coaching_ends_ended_check',
      sql`${table.endedAt} is not null or (${table.offer} = 'none' and ${table.deletionOn} is null)`,
    ),
  ],
);
