import { addDays, type CalendarDay, daysBetween } from '@posedown/coaching';

/** What is known of a plan, to tell on which days it was in force and what it asked for. */
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

/** The mean over some days, the last not included, of what the plan of each asked for; null without a plan or a day. */
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

/** The first day on which one of some plans was in force; null without a plan. */
export function firstDayOf(plans: readonly TargetPlan[]): CalendarDay | null {
  const begun = plans.filter((plan) => !isNeverBegun(plan, plans));
  return begun.map(begunOn).sort()[0] ?? null;
}

/** A plan that another replaced before it began. */
const isNeverBegun = ({ id, isActive, startsOn }: TargetPlan, plans: readonly TargetPlan[]) =>
  !isActive && startsOn !== null && plans.some((later) => later.id > id && later.madeOn < startsOn);

/**
 * Of the plan that was in force on a day: the last made of those begun by then, or the first to begin. One that was made
 * with a day of before as its first (a change of the plan that was followed) is not in force on the days before.
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
