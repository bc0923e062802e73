import { calendarDayIn } from '@posedown/coaching';
import { inBatches } from '../../../platform/in-batches.ts';
import { processEach } from '../../../platform/process-each.ts';
import type { Services } from '../../../platform/services.ts';
import { type JudgedLine, listLinesJudged, listRosterIds } from './queries.ts';
import { refreshRosterEntry } from './refresh-roster-entry.ts';

const BATCH = 500;
/** No zone's clock is further ahead of UTC: there, the next day begins first. */
const FIRST_ZONE = 'Etc/GMT-14';

/** What the errors say could not be done. */
const JUDGING = { one: 'line of the roster', many: 'lines of the roster', done: 'judged' };

/**
 * Judges anew every athlete whose day has ended since: a day without a log changes the line too.
 * Safe to run in several processes at once. Each line is looked at once, and whether its day is over
 * is asked of the same clock that judges it: PostgreSQL knows other zones, and other rules for them.
 * @throws Error once all others are judged, where some could not be.
 */
export async function refreshStaleRoster({ db, now }: Pick<Services, 'db' | 'now'>) {
  const instant = now();
  const before = calendarDayIn(instant, FIRST_ZONE);
  const lines = inBatches<JudgedLine>((after) =>
    listLinesJudged(db, { before, after, limit: BATCH }),
  );
  await processEach(JUDGING, lines, async ({ athleteId, judgedOn, timezone }) => {
    if (judgedOn >= calendarDayIn(instant, timezone)) return;
    await db.transaction((tx) => refreshRosterEntry(tx, athleteId, instant));
  });
}

/**
 * Judges anew every athlete of one coach, one after the other, as by levels that the coach has
 * changed.
 * @throws Error once all others are judged, where some could not be.
 */
export async function refreshRosterOf({ db, now }: Pick<Services, 'db' | 'now'>, coachId: string) {
  const instant = now();
  await processEach(JUDGING, await listRosterIds(db, coachId), (athleteId) =>
    db.transaction((tx) => refreshRosterEntry(tx, athleteId, instant)),
  );
}
