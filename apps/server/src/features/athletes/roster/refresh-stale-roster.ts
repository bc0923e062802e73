import type { Services } from '../../../platform/services.ts';
import { listStaleAthletes } from './queries.ts';
import { refreshRosterEntry } from './refresh-roster-entry.ts';

const BATCH = 200;

/**
 * Judges anew every athlete whose day has ended since: a day without a log changes the line too.
 * Safe to run in several processes at once.
 */
export async function refreshStaleRoster({ db, now }: Pick<Services, 'db' | 'now'>) {
  const instant = now();
  let stale = await listStaleAthletes(db, instant, BATCH);
  while (stale.length > 0) {
    for (const athleteId of stale) {
      await db.transaction((tx) => refreshRosterEntry(tx, athleteId, instant));
    }
    stale = await listStaleAthletes(db, instant, BATCH);
  }
}
