import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './athletes.ts';
import { instant } from './columns.ts';
import { exercises } from './training.ts';

/** A coach's own video of an exercise, for their athletes. A removed one keeps its row. */
export const exerciseVideos = pgTable(
  'exercise_videos',
  {
    coachId: uuid('coach_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    exerciseId: uuid('exercise_id')
      .notNull()
      .references(() => exercises.id, { onDelete: 'cascade' }),
    url: text('url'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'exercise_videos_pkey', columns: [table.coachId, table.exerciseId] }),
    index('exercise_videos_exercise_id_idx').on(table.exerciseId),
    check(
      'exercise_videos_url_check',
      sql`${table.url} like 'https://%' and length(${table.url}) <= 500`,
    ),
  ],
);
