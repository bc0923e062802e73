import { HOLD_KINDS, HOLD_RULES, writtenIn } from '@posedown/coaching';
import type { Hold, OwnHold } from '@posedown/contract';
import type { Db } from '../../../platform/db/database.ts';
import type { StoredHold } from '../holds/queries.ts';
import type { StoredAlert } from '../queries.ts';
import { findBeginnings, type Source } from './queries.ts';

/** Maximum length of quoted text. [our choice] */
const QUOTED_LENGTH = 140;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A reference to stored text of an athlete. */
export interface TextRef {
  athleteId: string;
  source: Source;
  id: string;
}

/** Loads the start of each text. Reads the stored text itself, so deleted text is never quoted. */
async function findTextStarts(db: Db, places: readonly TextRef[]) {
  const bySource = new Map<Source, { athleteIds: string[]; ids: string[] }>();
  for (const { source, athleteId, id } of places) {
    const group = bySource.get(source) ?? { athleteIds: [], ids: [] };
    group.athleteIds.push(athleteId);
    group.ids.push(id);
    bySource.set(source, group);
  }
  const quotes = new Map<string, string>();
  for (const [source, asked] of bySource) {
    const found = await findBeginnings(db, source, { ...asked, length: QUOTED_LENGTH + 1 });
    for (const [id, text] of found) quotes.set(id, shortened(text));
  }
  return (place: TextRef | null): string | null => quotes.get(place?.id ?? '') ?? null;
}

const shortened = (text: string) =>
  text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text;

type Quoted = Pick<StoredAlert, 'clientId' | 'type' | 'basis'>;

/** The text behind an alert, or null if there is none. */
function alertText({ clientId: athleteId, type, basis }: Quoted): TextRef | null {
  const isQuestion = type === 'assistant_red_flag' || type === 'handed_over';
  const source = isQuestion ? 'question' : writtenIn({ type, basis });
  const id = basis.split(' ')[isQuestion ? 0 : 1] ?? '';
  return source && ID.test(id) ? { athleteId, source, id } : null;
}

/** The start of the text behind each alert. For joined alerts, the newest text. */
export async function findQuotes(db: Db, alerts: readonly Quoted[]) {
  const quoteOf = await findTextStarts(
    db,
    alerts.flatMap((alert) => alertText(alert) ?? []),
  );
  return (alert: Quoted): string | null => quoteOf(alertText(alert));
}

/** The text that placed a hold. Null if it wasn't placed by text. */
function holdText({ athleteId, source, sourceId }: StoredHold): TextRef | null {
  if (!sourceId || source === 'peak-week' || source === 'answers' || source === 'coach')
    return null;
  return { athleteId, source, id: sourceId };
}

/** Holds as shown to a coach, with the start of the text that placed each. */
export async function showHolds(db: Db, holds: readonly StoredHold[]): Promise<Hold[]> {
  const quoteOf = await findTextStarts(
    db,
    holds.flatMap((hold) => holdText(hold) ?? []),
  );
  return holds.map((hold) => {
    const { id, kind, source, since, liftedAt, placedReason } = hold;
    const { name, needsClinician } = HOLD_RULES[kind];
    return {
      ...{ id, kind, name, source, needsClinician },
      quote: quoteOf(holdText(hold)),
      reason: placedReason,
      since: since.toISOString(),
      liftedAt: liftedAt?.toISOString() ?? null,
    };
  });
}

/** Holds as shown to the athlete: in supportive wording without quotes, most severe first. */
export function showOwnHolds(holds: readonly StoredHold[]): OwnHold[] {
  return holds
    .toSorted((one, other) => HOLD_KINDS.indexOf(one.kind) - HOLD_KINDS.indexOf(other.kind))
    .map(({ kind, since }) => ({
      kind,
      ...HOLD_RULES[kind].athlete,
      since: since.toISOString(),
    }));
}
