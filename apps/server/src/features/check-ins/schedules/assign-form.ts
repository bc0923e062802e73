import {
  ATHLETE_PHASES,
  type AthletePhase,
  athletePhase,
  calendarDayIn,
  dueAfterChange,
  weeksOut,
} from '@posedown/coaching';
import type { CheckInAssignment } from '@posedown/contract';
import { notifyOnCommit } from '../../../platform/events/notify-on-commit.ts';
import type { Services } from '../../../platform/services.ts';
import { changeVersion, listTagged, lockAthletesOf } from '../../athletes/index.ts';
import { localTime, requireForm } from './change-schedule.ts';
import {
  type Assignable,
  assignSchedules,
  countPhaseFacts,
  listAssignable,
  type PhaseFacts,
} from './queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

/**
 * Sets form, day and time of many athletes at once. @returns the number of athletes
 * @throws AppError `invalid_input` for an unknown form
 */
export function assignForm(
  { db, now }: Needs,
  coachId: string,
  { formId, to, ...time }: CheckInAssignment,
): Promise<number> {
  return db.transaction(async (tx) => {
    await requireForm(tx, coachId, formId);
    const locked = await lockAthletesOf(tx, coachId, to.kind === 'athletes' ? to.ids : null);
    const tagged = new Set(to.kind === 'tag' ? await listTagged(tx, coachId, to.tag) : []);
    const instant = now();
    const days = (await listAssignable(tx, locked))
      .filter((athlete) =>
        to.kind === 'tag' ? tagged.has(athlete.id) : isChosen(athlete, to, instant),
      )
      .map(({ id, timezone, pausedUntil, schedule, answeredOn }) => {
        const next = { ...time, pausedUntil };
        const before = { schedule: schedule && { ...schedule, pausedUntil }, answeredOn };
        const nextDueOn = dueAfterChange(next, before, localTime(instant, timezone));
        return { athleteId: id, nextDueOn };
      });
    await assignSchedules(tx, { days, formId, ...time });
    const ids = days.map(({ athleteId }) => athleteId);
    await changeVersion(tx, ...ids);
    for (const athleteId of ids) {
      notifyOnCommit(tx, [coachId, athleteId], { type: 'athlete', athleteId });
    }
    return ids.length;
  });
}

function isChosen(athlete: Assignable, to: CheckInAssignment['to'], now: Date): boolean {
  if (to.kind === 'phase') return phaseOf(athlete, now) === to.phase;
  return to.kind !== 'unscheduled' || athlete.schedule === null;
}

/** The number of a coach's athletes in each phase, in the order of the phases. */
export async function countPhases({ db, now }: Needs, coachId: string) {
  const instant = now();
  const counts = new Map<AthletePhase, number>();
  for (const { athletes, ...facts } of await countPhaseFacts(db, coachId)) {
    const phase = phaseOf(facts, instant);
    if (phase) counts.set(phase, (counts.get(phase) ?? 0) + athletes);
  }
  return ATHLETE_PHASES.flatMap((phase) => {
    const athletes = counts.get(phase);
    return athletes ? [{ phase, athletes }] : [];
  });
}

function phaseOf({ timezone, primaryGoal, showOn }: PhaseFacts, now: Date) {
  const today = calendarDayIn(now, timezone);
  return athletePhase({ primaryGoal, weeksOut: showOn ? weeksOut(today, showOn) : null });
}
