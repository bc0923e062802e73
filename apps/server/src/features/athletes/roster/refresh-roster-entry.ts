import { type AthleteAssessment, assessAthlete, capital } from '@posedown/coaching';
import type { Tx } from '../../../platform/db/database.ts';
import { notifyOnCommit } from '../../../platform/events/notify-on-commit.ts';
import { groupBy } from '../../../platform/group-by.ts';
import { processBatches } from '../../../platform/process-each.ts';
import type { Services } from '../../../platform/services.ts';
import { listLastAlerts, updateAlerts } from '../../insights/index.ts';
import { lockFreePeople, lockPerson } from '../queries.ts';
import {
  deleteRosterEntries,
  listRosterIds,
  type RosterEntry,
  saveRosterEntries,
} from './queries.ts';
import { recordWeeks } from './record-week.ts';
import type { KnownAthlete, LoadedStanding } from './standing/queries.ts';
import { readStandings } from './standing/read-standing.ts';

/** Wording for error messages. */
export const REFRESHING = { one: 'roster row', many: 'roster rows', done: 'refreshed' };

/**
 * The athletes of one transaction share the cost of its statements, but few enough for a request to wait for them. One
 * batch is assessed while the database loads another.
 */
export const REFRESH_BATCH = { size: 25, lanes: 2 };

/**
 * Refreshes a coach's roster rows, for example after a change of alert levels.
 * @throws Error after all others are refreshed, if some failed
 */
export async function refreshRosterOf({ db, now }: Pick<Services, 'db' | 'now'>, coachId: string) {
  const instant = now();
  const refreshAll = (ids: readonly string[]) =>
    db.transaction(async (tx) => {
      const locked = await lockFreePeople(tx, ids);
      await refreshAllLocked(tx, locked, instant);
      return without(
        ids,
        locked.map(({ id }) => id),
      );
    });
  const refreshOne = (athleteId: string) =>
    db.transaction((tx) => refreshRosterEntry(tx, athleteId, instant));
  await processBatches(
    REFRESHING,
    await listRosterIds(db, coachId),
    REFRESH_BATCH,
    refreshAll,
    refreshOne,
  );
}

/**
 * Recomputes an athlete's roster row, week and alerts, and notifies the coach after the commit. Concurrent changes wait
 * for each other, so neither misses the other.
 */
export async function refreshRosterEntry(tx: Tx, athleteId: string, now: Date) {
  const locked = await lockPerson(tx, athleteId);
  return locked ? refreshLocked(tx, locked, now) : deleteRosterEntries(tx, [athleteId]);
}

/**
 * Like `refreshRosterEntry`, for an athlete whose row was locked before reading any of their data.
 * @param locked as loaded then
 */
export const refreshLocked = (tx: Tx, locked: KnownAthlete, now: Date) =>
  refreshAllLocked(tx, [locked], now);

/** Like `refreshLocked`, with the same number of statements for all athletes as for one. */
export async function refreshAllLocked(tx: Tx, locked: readonly KnownAthlete[], now: Date) {
  if (locked.length === 0) return;
  const standings = await readStandings(tx, locked, now);
  const rated = standings.flatMap(({ loaded, facts }) => {
    const { id: athleteId, coachId, role } = loaded.athlete;
    if (role !== 'client' || !coachId) return [];
    return [{ athleteId, coachId, loaded, facts, assessed: assessAthlete(facts) }];
  });
  const ids = rated.map(({ athleteId }) => athleteId);
  const lockedIds = locked.map(({ id }) => id);
  await deleteRosterEntries(tx, without(lockedIds, ids));
  const alerts = groupBy(await listLastAlerts(tx, ids), ({ clientId }) => clientId);
  for (const { athleteId, coachId, facts, assessed } of rated) {
    const lastAlerts = alerts.get(athleteId) ?? [];
    const about = { athleteId, coachId, today: facts.today, lastAlerts };
    await updateAlerts(tx, about, assessed, now);
    notifyOnCommit(tx, [coachId], { type: 'athlete', athleteId });
  }
  await recordWeeks(tx, rated);
  await saveRosterEntries(
    tx,
    rated.map(({ coachId, loaded, facts, assessed }) => ({
      ...entryOf(loaded, assessed),
      coachId,
      lastCheckIn: facts.activity.lastCheckIn,
    })),
  );
}

function without(ids: readonly string[], others: readonly string[]): string[] {
  const left = new Set(ids);
  for (const id of others) left.delete(id);
  return [...left];
}

function entryOf(
  { athlete, today, show }: LoadedStanding,
  { row: { weightKg, ...row }, week }: AthleteAssessment,
): Omit<RosterEntry, 'version' | 'coachId' | 'lastCheckIn'> {
  return {
    ...row,
    ...week,
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
