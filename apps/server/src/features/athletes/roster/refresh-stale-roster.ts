import { calendarDayIn, counted } from '@posedown/coaching';
import type { Services } from '../../../platform/services.ts';
import { type JudgedLine, listLinesJudged, listRosterIds } from './queries.ts';
import { refreshRosterEntry } from './refresh-roster-entry.ts';

const BATCH = 500;
/** No zone's clock is further ahead of UTC: there, the next day begins first. */
const FIRST_ZONE = 'Etc/GMT-14';

/**
 * Judges anew every athlete whose day has ended since: a day without a log changes the line too.
 * Safe to run in several processes at once. Each line is looked at once, and whether its day is over
 * is asked of the same clock that judges it: PostgreSQL knows other zones, and other rules for them.
 * @throws Error once all others are judged, where some could not be.
 */
export async function refreshStaleRoster({ db, now }: Pick<Services, 'db' | 'now'>) {
  const instant = now();
  const before = calendarDayIn(instant, FIRST_ZONE);
  const failures: unknown[] = [];
  const refresh = async ({ athleteId, judgedOn, timezone }: JudgedLine) => {
    if (judgedOn >= calendarDayIn(instant, timezone)) return;
    await db.transaction((tx) => refreshRosterEntry(tx, athleteId, instant));
  };
  let lines = await listLinesJudged(db, { before, after: null, limit: BATCH });
  while (lines.length > 0) {
    for (const line of lines) {
      // One athlete who cannot be judged must not keep the coach from hearing of the others.
      await refresh(line).catch((error: unknown) => failures.push(error));
    }
    lines = await listLinesJudged(db, { before, after: lines.at(-1) ?? null, limit: BATCH });
  }
  throwIfAny(failures);
}

function throwIfAny(failures: readonly unknown[]) {
  if (failures.length === 0) return;
  throw new Error(`${counted(failures.length, 'line')} of the roster could not be judged`, {
    cause: failures[0],
  });
}

/**
 * Judges anew every athlete of one coach, one after the other, as by levels that the coach has
 * changed.
 * @throws Error once all others are judged, where some could not be.
 */
export async function refreshRosterOf({ db, now }: Pick<Services, 'db' | 'now'>, coachId: string) {
  const instant = now();
  const failures: unknown[] = [];
  for (const athleteId of await listRosterIds(db, coachId)) {
    await db
      .transaction((tx) => refreshRosterEntry(tx, athleteId, instant))
      .catch((error: unknown) => failures.push(error));
  }
  throwIfAny(failures);
}
