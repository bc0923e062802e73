import { HOLD_KINDS, HOLD_RULES } from '@posedown/coaching';
import type { Hold, OwnHold } from '@posedown/contract';
import type { Db } from '../../../platform/db/database.ts';
import { findWords, type WordsPlace } from '../quotes/find-quotes.ts';
import type { StoredHold } from './queries.ts';

/** Where the words stand that set a hold; null where it isn't words. */
function wordsOf({ athleteId, source, sourceId }: StoredHold): WordsPlace | null {
  if (!sourceId || source === 'peak-week' || source === 'answers' || source === 'coach')
    return null;
  return { athleteId, source, id: sourceId };
}

/** Holds as a coach sees them, each with the beginning of the words that set it. */
export async function showHolds(db: Db, holds: readonly StoredHold[]): Promise<Hold[]> {
  const quoteOf = await findWords(
    db,
    holds.flatMap((hold) => wordsOf(hold) ?? []),
  );
  return holds.map((hold) => {
    const { id, kind, source, since, liftedAt, placedReason } = hold;
    const { name, needsClinician } = HOLD_RULES[kind];
    return {
      ...{ id, kind, name, source, needsClinician },
      quote: quoteOf(wordsOf(hold)),
      reason: placedReason,
      since: since.toISOString(),
      liftedAt: liftedAt?.toISOString() ?? null,
    };
  });
}

/** The same as the athlete sees them, in kind words and without quotes, the gravest first. */
export function showOwnHolds(holds: readonly StoredHold[]): OwnHold[] {
  return holds
    .toSorted((one, other) => HOLD_KINDS.indexOf(one.kind) - HOLD_KINDS.indexOf(other.kind))
    .map(({ kind, since }) => ({
      kind,
      ...HOLD_RULES[kind].athlete,
      since: since.toISOString(),
    }));
}
