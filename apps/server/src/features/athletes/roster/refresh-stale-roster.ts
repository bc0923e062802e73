import { calendarDayIn } from '@posedown/coaching';
import { inBatches } from '../../../platform/in-batches.ts';
import { processBatches } from '../../../platform/process-each.ts';
import type { Services } from '../../../platform/services.ts';
import { lockFreePeople, lockPerson } from '../queries.ts';
import {
  deleteRosterEntries,
  listAssessedDays,
  listStaleEntries,
  type StaleEntry,
} from './queries.ts';
import { REFRESH_BATCH, REFRESHING, refreshAllLocked } from './refresh-roster-entry.ts';

const PAGE = 500;
/** The time zone furthest ahead of UTC, where each day starts first. */
const FIRST_ZONE = 'Etc/GMT-14';

/**
 * Refreshes roster rows whose day has ended since they were assessed, because a day without logs
 * changes them too. Several processes share the work: each row is refreshed by one of them. Days are computed here
 * because PostgreSQL may have different time zone data. @throws Error after all others are refreshed, if some failed
 */
export async function refreshStaleRoster({ db, now }: Pick<Services, 'db' | 'now'>) {
  const instant = now();
  const isStale = (assessedOn: string | undefined, timezone: string) =>
    assessedOn !== undefined && assessedOn < calendarDayIn(instant, timezone);
  const before = calendarDayIn(instant, FIRST_ZONE);
  const entries = inBatches<StaleEntry>((after) =>
    listStaleEntries(db, { before, after, limit: PAGE }),
  );

  async function refreshBatch(batch: readonly StaleEntry[]): Promise<StaleEntry[]> {
    const stale = batch.filter(({ assessedOn, timezone }) => isStale(assessedOn, timezone));
    if (stale.length === 0) return [];
    return db.transaction(async (tx) => {
      const ids = stale.map(({ athleteId }) => athleteId);
      const locked = await lockFreePeople(tx, ids);
      // Another process may have refreshed them since they were listed.
      const days = await listAssessedDays(tx, ids);
      const due = locked.filter(({ id, timezone }) => isStale(days.get(id), timezone));
      await refreshAllLocked(tx, due, instant);
      const lockedIds = new Set(locked.map(({ id }) => id));
      return stale.filter(({ athleteId }) => days.has(athleteId) && !lockedIds.has(athleteId));
    });
  }

  async function refreshOne({ athleteId }: StaleEntry) {
    await db.transaction(async (tx) => {
      const locked = await lockPerson(tx, athleteId);
      if (!locked) return deleteRosterEntries(tx, [athleteId]);
      const days = await listAssessedDays(tx, [athleteId]);
      if (isStale(days.get(athleteId), locked.timezone))
        await refreshAllLocked(tx, [locked], instant);
    });
  }

  await processBatches(REFRESHING, entries, REFRESH_BATCH, refreshBatch, refreshOne);
}
