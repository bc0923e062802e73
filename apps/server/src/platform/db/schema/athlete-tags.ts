import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { createdAt } from './columns.ts';

/** A coach's tags on an athlete, private to the coach who gave them. */
export const athleteTags = pgTable(
  'athlete_tags',
  {
    athleteId: uuid('athlete_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tag: text('tag').notNull(),
    /** The tag as compared and searched, see `contains-text.ts`. */
    folded: text('folded').notNull().generatedAlwaysAs(sql`fold_text(tag)`),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({
      name: 'athlete_tags_pkey',
      columns: [table.athleteId, table.coachId, table.folded],
    }),
    index('athlete_tags_coach_id_idx').on(table.coachId, table.folded),
    check('athlete_tags_tag_check', sql`length(${table.tag}) between 1 and 24`),
  ],
);
