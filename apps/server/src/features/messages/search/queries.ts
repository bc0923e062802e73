import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { messages, messageWords, users } from '../../../platform/db/schema/index.ts';

/** More than any practice has. */
const ALL_MESSAGES = 2_000_000_000;

interface Search {
  /** Folded words of letters and digits only. A message must have words that begin with each of them. */
  words: readonly string[];
  /** A thread, or all threads of a coach. */
  within: { athleteId: string } | { coachId: string };
  before: string | null;
  limit: number;
}

/** Messages with all words, newest first. Texts are read for one page only. */
export function findMessages(db: Db, search: Search) {
  const page = findPage(db, search);
  return db
    .select({
      id: messages.id,
      athleteId: messages.athleteId,
      name: page.name,
      fromUserId: messages.fromUserId,
      content: messages.content,
      createdAt: messages.createdAt,
    })
    .from(page)
    .innerJoin(messages, and(eq(messages.athleteId, page.athleteId), eq(messages.id, page.id)))
    .orderBy(desc(page.id));
}

function findPage(db: Db, { words, within, before, limit }: Search) {
  const sought = words.map((word) => `'${word}':*`).join(' & ');
  const athleteId = 'athleteId' in within ? within.athleteId : undefined;
  const found = db
    .select({ athleteId: messages.athleteId, id: messages.id })
    .from(messages)
    .where(
      and(
        sql`${messageWords(messages.content)} @@ to_tsquery('simple', ${sought})`,
        athleteId ? eq(messages.athleteId, athleteId) : undefined,
        before ? lt(messages.id, before) : undefined,
      ),
    )
    // Makes the planner read the index over words, instead of testing each message of each athlete.
    .limit(ALL_MESSAGES)
    .as('found');
  return db
    .select({ athleteId: found.athleteId, id: found.id, name: users.name })
    .from(found)
    .innerJoin(users, eq(users.id, found.athleteId))
    .where(
      'coachId' in within
        ? and(eq(users.coachId, within.coachId), eq(users.role, 'client'))
        : undefined,
    )
    .orderBy(desc(found.id))
    .limit(limit)
    .as('page');
}
