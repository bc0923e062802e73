import {
  calendarDayIn,
  SAFETY_RULES_VERSION,
  WRITTEN_IN,
  type WrittenIn,
} from '@posedown/coaching';
import type { Services } from '../../../platform/services.ts';
import { alertToSigns } from '../alert-to-signs.ts';
import { readWords } from '../read-words.ts';
import { holdWriter, listUnread, storeRead, type UnreadWords } from './queries.ts';

const BATCH = 100;
/** Findings in words older than this are stored without an alert. [our choice] */
const ALERTED_WITHIN_MS = 14 * 86_400_000;

type Needed = Pick<Services, 'db' | 'now'>;

/**
 * Rereads all athletes' words that only older rules have read. It can be stopped at any time and run in several
 * processes at once: each skips what another has stored.
 */
export async function rereadWords(
  services: Needed,
  rulesVersion = SAFETY_RULES_VERSION,
): Promise<void> {
  for (const place of WRITTEN_IN) {
    let found = BATCH;
    while (found === BATCH) {
      const batch = await listUnread(services.db, place, { rulesVersion, limit: BATCH });
      for (const words of batch) await reread(services, place, words, rulesVersion);
      found = batch.length;
    }
  }
}

async function reread(
  { db, now }: Needed,
  place: WrittenIn,
  words: UnreadWords,
  rulesVersion: number,
): Promise<void> {
  const read = { ...(await readWords(words.text)), rulesVersion };
  const isNews = read.redFlag !== null && read.redFlag !== words.redFlag;
  const isRecent = now().getTime() - words.createdMs < ALERTED_WITHIN_MS;
  await db.transaction(async (tx) => {
    const writer = isNews && isRecent ? await holdWriter(tx, words.athleteId) : null;
    const isStored = await storeRead(tx, place, words, read);
    if (!isStored || !writer) return;
    const day = words.day ?? calendarDayIn(new Date(words.createdMs), writer.timezone);
    await alertToSigns(tx, writer, { id: words.id, redFlag: read.redFlag, place, day }, now());
  });
}
