import {
  calendarDayIn,
  SAFETY_RULES_VERSION,
  WRITTEN_IN,
  type WrittenIn,
} from '@posedown/coaching';
import type { Tx } from '../../../platform/db/database.ts';
import { runAlone } from '../../../platform/db/run-alone.ts';
import type { Services } from '../../../platform/services.ts';
import { actOnSigns } from '../act-on-signs.ts';
import { scanText } from '../scan-text.ts';
import { listUnscanned, lockWriter, storeScan, type UnscannedText } from './queries.ts';

const BATCH = 100;
/** Findings in text older than this are stored without an alert. [our choice] */
const ALERTED_WITHIN_MS = 14 * 86_400_000;

type Deps = Pick<Services, 'db' | 'now'>;

interface Options {
  /** Refreshes the athlete's standing in the transaction that placed the hold. */
  onHold: (tx: Tx, athleteId: string, now: Date) => Promise<unknown>;
  rulesVersion?: number;
}

/**
 * Rescans text that only older rules have scanned. Safe to interrupt and to run in several processes: one of them scans
 * each text.
 */
export async function rescanTexts(
  services: Deps,
  { onHold, rulesVersion = SAFETY_RULES_VERSION }: Options,
): Promise<void> {
  await runAlone(services, 'rescanning texts', async (renew) => {
    for (const place of WRITTEN_IN) {
      let found = BATCH;
      while (found === BATCH && (await renew())) {
        const batch = await listUnscanned(services.db, place, { rulesVersion, limit: BATCH });
        for (const words of batch) {
          await reread(services, place, words, { onHold, rulesVersion });
        }
        found = batch.length;
      }
    }
  });
}

async function reread(
  { db, now }: Deps,
  place: WrittenIn,
  words: UnscannedText,
  { onHold, rulesVersion }: Required<Options>,
): Promise<void> {
  const read = { ...(await scanText(words.text)), rulesVersion };
  const { redFlag, holds, statedHolds, toConfirm } = read;
  const isNews = redFlag !== null && redFlag !== words.redFlag;
  const hasFindings = holds.length + statedHolds.length + toConfirm.length > 0;
  const isRecent = now().getTime() - words.createdMs < ALERTED_WITHIN_MS;
  await db.transaction(async (tx) => {
    const writer =
      (isNews || hasFindings) && isRecent ? await lockWriter(tx, words.athleteId) : null;
    const isStored = await storeScan(tx, place, words, read);
    if (!isStored || !writer) return;
    const day = words.day ?? calendarDayIn(new Date(words.createdMs), writer.timezone);
    const writtenAt = new Date(words.createdMs);
    const found = {
      id: words.id,
      redFlag,
      holds,
      statedHolds,
      toConfirm,
      place,
      day,
      saidAt: writtenAt,
    };
    if (await actOnSigns(tx, writer, found, now())) await onHold(tx, writer.id, now());
  });
}
