import { SAFETY_RULES_VERSION } from '@posedown/coaching';
import type { Services } from '../../platform/services.ts';
import { listUnread, storeRead } from './queries.ts';
import { readLine } from './read-line.ts';

const BATCH = 100;

/**
 * Rereads all supplement lines that only older rules have read. It can be stopped at any time and run in several
 * processes at once.
 */
export async function rereadLines(
  { db }: Pick<Services, 'db'>,
  rulesVersion = SAFETY_RULES_VERSION,
): Promise<void> {
  let found = BATCH;
  while (found === BATCH) {
    const batch = await listUnread(db, { rulesVersion, limit: BATCH });
    for (const line of batch) {
      await storeRead(db, line, { ...(await readLine(line.name, line.note)), rulesVersion });
    }
    found = batch.length;
  }
}
