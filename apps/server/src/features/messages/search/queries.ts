import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { messages, messageWords, users } from '../../../platform/db/schema/index.ts';

interface Search {
  /** Folded words of letters and digits only. A message must have words that begin with each of them. */
  words: readonly string[];
  /** A thread, or all threads of a coach. */
  within: { athleteId: string } | { coachId: string };
  before: string | null;
  limit: number;
}

/** Messages with all words, newest first. Names and texts are read for one page only. */
export function findMessages(db: Db, search: Search) {
  const page = findPage(db, search);
  return db
    .select({
      id: messages.id,
      athleteId: messages.athleteId,
      name: users.name,
      fromUserId: messages.fromUserId,
      content: messages.content,
      createdAt: messages.createdAt,
    })
    .from(page)
    .innerJoin(messages, and(eq(messages.athleteId, page.athleteId), eq(messages.id, page.id)))
    .innerJoin(users, eq(users.id, page.athleteId))
    .orderBy(desc(page.id));
}

function findPage(db: Db, { words, within, before, limit }: Search) {
  const sought = words.map((word) => `'${word}':*`).join(' & ');
  // Not a join: without statistics, the planner would read the index again for each athlete of the coach.
  const isWithin =
    'coachId' in within
      ? sql`(select u.coach_id from users u where u.id = ${messages.athleteId}) = ${within.coachId}`
      : eq(messages.athleteId, within.athleteId);
  return db
    .select({ athleteId: messages.athleteId, id: messages.id })
    .from(messages)
    .where(
      and(
        sql`${messageWords(messages.content)} @@ to_tsquery('simple', ${sought})`,
        isWithin,
        before ? lt(messages.id, before) : undefined,
      ),
    )
    .orderBy(desc(messages.id))
    .limit(limit)
    .as('page');
}
