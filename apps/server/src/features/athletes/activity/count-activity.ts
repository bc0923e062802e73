import {
  ADHERENCE_LEAST_DAYS,
  type AthleteActivity,
  addDays,
  type CalendarDay,
  calendarDayIn,
  daysBetween,
} from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { countLogs, listAskingPlans, type Stretch } from './queries.ts';

/** What is needed to tell when a plan was active and what it asked for. */
export interface TargetPlan {
  /** In the order in which the plans were made. */
  id: string;
  madeOn: CalendarDay;
  /** Its first day; null where that is the day on which it was made. */
  startsOn: CalendarDay | null;
  isActive: boolean;
  /** Training days a week, or meals a day. */
  asked: number;
}

/** Mean of what the active plans asked for over some days, excluding the last. Null without a plan or a day. */
export function averageTargets(
  plans: readonly TargetPlan[],
  { from, until }: { from: CalendarDay; until: CalendarDay },
): number | null {
  const begun = plans.filter((plan) => !isNeverBegun(plan, plans));
  const days = Math.max(0, daysBetween(from, until));
  if (begun.length === 0 || days === 0) return null;
  const asked = Array.from({ length: days }, (_, index) => askedOn(begun, addDays(from, index)));
  return asked.reduce((sum, one) => sum + one, 0) / days;
}

export function firstDayOf(plans: readonly TargetPlan[]): CalendarDay | null {
  const begun = plans.filter((plan) => !isNeverBegun(plan, plans));
  return begun.map(begunOn).sort()[0] ?? null;
}

/** A plan that another replaced before it began. */
const isNeverBegun = ({ id, isActive, startsOn }: TargetPlan, plans: readonly TargetPlan[]) =>
  !isActive && startsOn !== null && plans.some((later) => later.id > id && later.madeOn < startsOn);

/**
 * The plan active on a day: the latest created of those begun by then, or the first to begin. A change backdated to an
 * earlier first day is not active on the days before it was made.
 */
function askedOn(plans: readonly TargetPlan[], day: CalendarDay): number {
  const nearest = plans.reduce((best, plan) => (comesBefore(plan, best, day) ? plan : best));
  return nearest.asked;
}

function comesBefore(plan: TargetPlan, other: TargetPlan, day: CalendarDay) {
  const [one, two] = [begunOn(plan), begunOn(other)].map((begun) => (begun > day ? begun : day));
  return one === two ? plan.id > other.id : (one ?? day) < (two ?? day);
}

const begunOn = ({ madeOn, startsOn }: TargetPlan) =>
  startsOn !== null && startsOn > madeOn ? startsOn : madeOn;

/**
 * Counts an athlete's activity in several periods with two statements. Days use our own time-zone rules because the
 * databases differ.
 */
export async function countActivity(
  db: Db,
  athleteId: string,
  stretches: readonly Stretch[],
): Promise<AthleteActivity[]> {
  const counted = await countLogs(db, athleteId, stretches);
  const zone = counted[0]?.timezone;
  if (zone === undefined) return [];
  const found = await listAskingPlans(db, athleteId, hullOf(stretches));
  const plans = found.map((plan) => ({ ...plan, madeOn: calendarDayIn(plan.createdAt, zone) }));
  const ofKind = (kind: 'training' | 'meals') => plans.filter((plan) => plan.kind === kind);
  const [training, meals] = [ofKind('training'), ofKind('meals')];
  return counted.map(({ timezone: _, trainedSince, ...done }, place) => {
    const stretch = stretches[place] ?? hullOf(stretches);
    const mean = (asking: readonly TargetPlan[], since: string | null) =>
      averageTargets(asking, {
        ...stretch,
        from: since !== null && since > stretch.from ? since : stretch.from,
      });
    const trainingSince = judgedSince(training, trainedSince, stretch.until);
    return {
      ...done,
      trainingSince,
      plannedDaysPerWeek: mean(training, trainingSince),
      plannedMealsPerDay: mean(meals, done.mealsSince),
    };
  });
}

/**
 * Training counts from the first session, or from the first day of a plan at least a week old, so that a coach notices
 * when nothing was done.
 */
function judgedSince(plans: readonly TargetPlan[], trainedSince: string | null, until: string) {
  const planned = firstDayOf(plans);
  if (planned === null || daysBetween(planned, until) < ADHERENCE_LEAST_DAYS) return trainedSince;
  return trainedSince !== null && trainedSince < planned ? trainedSince : planned;
}

/** From the first day of all stretches to the last. */
function hullOf(stretches: readonly Stretch[]): Stretch {
  const [from = ''] = stretches.map((stretch) => stretch.from).sort();
  const until =
    stretches
      .map((stretch) => stretch.until)
      .sort()
      .at(-1) ?? from;
  return { from, until };
}

/**
 * The same for a single period.
 * @throws AppError `not_found` if the account was just deleted
 */
export async function countActivityOf(
  db: Db,
  athleteId: string,
  stretch: Stretch,
): Promise<AthleteActivity> {
  const [row] = await countActivity(db, athleteId, [stretch]);
  if (!row) throw notFound('That athlete');
  return row;
}
