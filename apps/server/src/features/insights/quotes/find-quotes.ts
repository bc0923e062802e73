import { writtenIn } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import type { StoredAlert } from '../queries.ts';
import { findBeginnings, type Source } from './queries.ts';

/** How much of an athlete's words an alert quotes. [our choice] */
const QUOTED_LENGTH = 140;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Quoted = Pick<StoredAlert, 'clientId' | 'type' | 'basis'>;

/** Where the words behind an alert are stored; null if there are none. */
function wordsOf({ type, basis }: Quoted): { source: Source; id: string } | null {
  const isAsked = type === 'assistant_red_flag' || type === 'handed_over';
  const source = isAsked ? 'question' : writtenIn({ type, basis });
  const id = (isAsked ? basis : basis.split(' ')[1]) ?? '';
  return source && ID.test(id) ? { source, id } : null;
}

/**
 * The first words behind each of these alerts, the newest for joined ones. They are read from their source, so
 * deleted words never stay in an alert.
 */
export async function findQuotes(db: Db, alerts: readonly Quoted[]) {
  const bySource = new Map<Source, { athleteIds: string[]; ids: string[] }>();
  for (const alert of alerts) {
    const words = wordsOf(alert);
    if (!words) continue;
    const asked = bySource.get(words.source) ?? { athleteIds: [], ids: [] };
    asked.athleteIds.push(alert.clientId);
    asked.ids.push(words.id);
    bySource.set(words.source, asked);
  }
  const quotes = new Map<string, string>();
  for (const [source, asked] of bySource) {
    const found = await findBeginnings(db, source, { ...asked, length: QUOTED_LENGTH + 1 });
    for (const [id, text] of found) quotes.set(id, shortened(text));
  }
  return (alert: Quoted): string | null => quotes.get(wordsOf(alert)?.id ?? '') ?? null;
}

const shortened = (text: string) =>
  text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text;
