import { calendarDayIn } from '@posedown/coaching';
import { inBatches } from '../../../platform/in-batches.ts';
import { processEach } from '../../../platform/process-each.ts';
import type { Services } from '../../../platform/services.ts';
import { listRosterIds, listStaleEntries, type StaleEntry } from './queries.ts';
import { refreshRosterEntry } from './refresh-roster-entry.ts';

const BATCH = 500;
/** No zone's clock is further ahead of UTC: there, the next day begins first. */
const FIRST_ZONE = 'Etc/GMT-14';

/** What the errors say could not be done. */
const REFRESHING = { one: 'roster row', many: 'roster rows', done: 'refreshed' };

/**
 * Refreshes the roster row of every athlete whose day has ended since it was assessed: a day without a log changes it too.
 * Safe to run in several processes at once. Whether a day is over is decided by our own time-zone rules, which PostgreSQL
 * may not share.
 * @throws Error once all others are refreshed, where some could not be.
 */
export async function refreshStaleRoster({ db, now }: Pick<Services, 'db' | 'now'>) {
  const instant = now();
  const before = calendarDayIn(instant, FIRST_ZONE);
  const entries = inBatches<StaleEntry>((after) =>
    listStaleEntries(db, { before, after, limit: BATCH }),
  );
  await processEach(REFRESHING, entries, async ({ athleteId, assessedOn, timezone }) => {
    if (assessedOn >= calendarDayIn(instant, timezone)) return;
    await db.transaction((tx) => refreshRosterEntry(tx, athleteId, instant));
  });
}

/**
 * Refreshes the roster row of every athlete of a coach, one after the other, as when the coach changed the alert levels.
 * @throws Error once all others are refreshed, where some could not be.
 */
export async function refreshRosterOf({ db, now }: Pick<Services, 'db' | 'now'>, coachId: string) {
  const instant = now();
  await processEach(REFRESHING, await listRosterIds(db, coachId), (athleteId) =>
    db.transaction((tx) => refreshRosterEntry(tx, athleteId, instant)),
  );
}
