import { HOLD_KINDS, HOLD_RULES, writtenIn } from '@posedown/coaching';
import type { Hold, OwnHold } from '@posedown/contract';
import type { Db } from '../../../platform/db/database.ts';
import type { StoredHold } from '../holds/queries.ts';
import type { StoredAlert } from '../queries.ts';
import { findBeginnings, type Source } from './queries.ts';

/** How much of an athlete's words is quoted. [our choice] */
const QUOTED_LENGTH = 140;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where an athlete's words are stored. */
export interface WordsPlace {
  athleteId: string;
  source: Source;
  id: string;
}

/** The first words of each place. They are read from there, so deleted words are never quoted. */
async function findWords(db: Db, places: readonly WordsPlace[]) {
  const bySource = new Map<Source, { athleteIds: string[]; ids: string[] }>();
  for (const { source, athleteId, id } of places) {
    const asked = bySource.get(source) ?? { athleteIds: [], ids: [] };
    asked.athleteIds.push(athleteId);
    asked.ids.push(id);
    bySource.set(source, asked);
  }
  const quotes = new Map<string, string>();
  for (const [source, asked] of bySource) {
    const found = await findBeginnings(db, source, { ...asked, length: QUOTED_LENGTH + 1 });
    for (const [id, text] of found) quotes.set(id, shortened(text));
  }
  return (place: WordsPlace | null): string | null => quotes.get(place?.id ?? '') ?? null;
}

const shortened = (text: string) =>
  text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text;

type Quoted = Pick<StoredAlert, 'clientId' | 'type' | 'basis'>;

/** Where the words behind an alert are stored; null if there are none. */
function wordsOf({ clientId: athleteId, type, basis }: Quoted): WordsPlace | null {
  const isAsked = type === 'assistant_red_flag' || type === 'handed_over';
  const source = isAsked ? 'question' : writtenIn({ type, basis });
  const id = basis.split(' ')[isAsked ? 0 : 1] ?? '';
  return source && ID.test(id) ? { athleteId, source, id } : null;
}

/** The first words behind each of these alerts, the newest for joined ones. */
export async function findQuotes(db: Db, alerts: readonly Quoted[]) {
  const quoteOf = await findWords(
    db,
    alerts.flatMap((alert) => wordsOf(alert) ?? []),
  );
  return (alert: Quoted): string | null => quoteOf(wordsOf(alert));
}

/** The text that set a hold; null if it wasn't text. */
function holdWords({ athleteId, source, sourceId }: StoredHold): WordsPlace | null {
  if (!sourceId || source === 'peak-week' || source === 'answers' || source === 'coach')
    return null;
  return { athleteId, source, id: sourceId };
}

/** Holds as a coach sees them, with the start of the text that set each. */
export async function showHolds(db: Db, holds: readonly StoredHold[]): Promise<Hold[]> {
  const quoteOf = await findWords(
    db,
    holds.flatMap((hold) => holdWords(hold) ?? []),
  );
  return holds.map((hold) => {
    const { id, kind, source, since, liftedAt, placedReason } = hold;
    const { name, needsClinician } = HOLD_RULES[kind];
    return {
      ...{ id, kind, name, source, needsClinician },
      quote: quoteOf(holdWords(hold)),
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
