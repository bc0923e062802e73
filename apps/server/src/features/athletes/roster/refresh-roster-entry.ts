import { type AthleteAssessment, assessAthlete, calendarDayIn, capital } from '@posedown/coaching';
import type { Tx } from '../../../platform/db/database.ts';
import { notifyOnCommit } from '../../../platform/events/notify-on-commit.ts';
import { inBatches } from '../../../platform/in-batches.ts';
import { processEach } from '../../../platform/process-each.ts';
import type { Services } from '../../../platform/services.ts';
import { updateAlerts } from '../../insights/index.ts';
import { lockPerson, type Person } from '../queries.ts';
import {
  deleteRosterEntry,
  listRosterIds,
  listStaleEntries,
  type RosterEntry,
  type StaleEntry,
  saveRosterEntry,
} from './queries.ts';
import { recordWeek } from './record-week.ts';
import { type LoadedStanding, loadStanding } from './standing/queries.ts';
import { readStanding } from './standing/read-standing.ts';

const BATCH = 500;
/** The time zone furthest ahead of UTC, where each day starts first. */
const FIRST_ZONE = 'Etc/GMT-14';

/** Wording for error messages. */
const REFRESHING = { one: 'roster row', many: 'roster rows', done: 'refreshed' };

/**
 * Refreshes roster rows whose day has ended since they were assessed, because a day without logs
 * changes them too. Safe in several processes. Days are computed here because PostgreSQL may have
 * different time zone data. @throws Error after all others are refreshed, if some failed
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
 * Refreshes a coach's roster rows one by one, for example after a change of alert levels.
 * @throws Error after all others are refreshed, if some failed
 */
export async function refreshRosterOf({ db, now }: Pick<Services, 'db' | 'now'>, coachId: string) {
  const instant = now();
  await processEach(REFRESHING, await listRosterIds(db, coachId), (athleteId) =>
    db.transaction((tx) => refreshRosterEntry(tx, athleteId, instant)),
  );
}

/**
 * Recomputes an athlete's roster row, week and alerts, and notifies the coach after the commit. Concurrent changes wait
 * for each other, so neither misses the other.
 */
export async function refreshRosterEntry(tx: Tx, athleteId: string, now: Date) {
  const locked = await lockPerson(tx, athleteId);
  return locked ? refreshLocked(tx, locked, now) : deleteRosterEntry(tx, athleteId);
}

/**
 * Like `refreshRosterEntry`, for an athlete whose row was locked before reading any of their data.
 * @param locked as loaded then
 */
export async function refreshLocked(tx: Tx, locked: Pick<Person, 'id' | 'timezone'>, now: Date) {
  const athleteId = locked.id;
  const loaded = await loadStanding(tx, locked, now);
  const coachId = loaded?.athlete.coachId;
  if (loaded?.athlete.role !== 'client' || !coachId) return deleteRosterEntry(tx, athleteId);
  const facts = await readStanding(tx, loaded, now);
  const assessed = assessAthlete(facts);
  await updateAlerts(tx, { athleteId, coachId, today: facts.today }, assessed, now);
  await recordWeek(tx, athleteId, facts, assessed);
  notifyOnCommit(tx, [coachId], { type: 'athlete', athleteId });
  const { lastCheckIn } = facts.activity;
  return saveRosterEntry(tx, { ...entryOf(loaded, assessed), coachId, lastCheckIn });
}

function entryOf(
  { athlete, today, show }: LoadedStanding,
  { row: { weightKg, ...row } }: AthleteAssessment,
): Omit<RosterEntry, 'version' | 'coachId' | 'lastCheckIn'> {
  return {
    ...row,
    athleteId: athlete.id,
    name: athlete.name,
    goal: goalText(athlete.goal),
    category: show?.category ?? null,
    competitionDate: show?.date ?? null,
    weight: weightKg,
    targetWeight: athlete.targetWeight,
    assessedOn: today,
  };
}

/** Formats a goal for reading: 'competition_prep' → 'Competition prep'. */
function goalText(goal: string | null): string {
  return capital((goal ?? '').replaceAll('_', ' '));
}
