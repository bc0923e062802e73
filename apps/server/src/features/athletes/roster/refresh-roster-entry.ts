import { type AthleteAssessment, assessAthlete, capital } from '@posedown/coaching';
import type { Tx } from '../../../platform/db/database.ts';
import { notifyOnCommit } from '../../../platform/events/notify-on-commit.ts';
import { updateAlerts } from '../../insights/index.ts';
import { lockPerson, type Person } from '../queries.ts';
import { deleteRosterEntry, type RosterEntry, saveRosterEntry } from './queries.ts';
import { recordWeek } from './record-week.ts';
import { type LoadedStanding, loadStanding } from './standing/queries.ts';
import { readStanding } from './standing/read-standing.ts';

/**
 * Recomputes an athlete's roster row, this week's course and their alerts, and notifies the coach after the commit.
 * Two transactions that change what these rest on wait for one another, so that neither misses what the other wrote.
 */
export async function refreshRosterEntry(tx: Tx, athleteId: string, now: Date) {
  const locked = await lockPerson(tx, athleteId);
  return locked ? refreshLocked(tx, locked, now) : deleteRosterEntry(tx, athleteId);
}

/**
 * The same for an athlete whose row this transaction has locked before it read anything of theirs: loads the facts, assesses
 * them by the rules of `coaching`, and stores what came of it.
 * @param locked as they were then
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
    goal: inWords(athlete.goal),
    category: show?.category ?? null,
    competitionDate: show?.date ?? null,
    weight: weightKg,
    targetWeight: athlete.targetWeight,
    assessedOn: today,
  };
}

/** A goal as a person says it: 'competition_prep' → 'Competition prep'. */
function inWords(goal: string | null): string {
  return capital((goal ?? '').replaceAll('_', ' '));
}
