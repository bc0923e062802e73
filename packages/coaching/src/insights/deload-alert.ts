import { type CalendarDay, mondayOf } from '../calendar/calendar-day.ts';
import { type AlertFinding, type FeltDay, feltPoor, sleptShort, streakOf } from './alert-rules.ts';

/** A lift's progress in the current mesocycle. */
export interface LiftCourse {
  exerciseName: string;
  /** The best e1RM of each session, kg, oldest first. */
  maxesKg: readonly number[];
}

interface DeloadFacts {
  name: string;
  today: CalendarDay;
  /** Whether this week is deliberately reduced: a deload, a taper, or the recovery after a show. */
  isReduced: boolean;
  /** Lifts of the finished workout. */
  lifts: readonly LiftCourse[];
  /** The latest check-ins, newest first. */
  felt: readonly FeltDay[];
}

/** Strength counts as down if e1RM is more than this below its best over this many sessions in a row. */
const DROP = 0.05;
const DROP_SESSIONS = 2;

/** Whether an estimated maximum stayed more than 5% below its best for two sessions; one bad day doesn't count. */
export function isStrengthDown(maxesKg: readonly number[]): boolean {
  const before = maxesKg.slice(0, -DROP_SESSIONS);
  const best = Math.max(...before);
  return before.length > 0 && maxesKg.slice(-DROP_SESSIONS).every((kg) => kg < best * (1 - DROP));
}

/**
 * Alerts the coach, once a week after a workout, that a deload may be due: a lift's strength is down, or sleep and mood
 * are both poor. Check-ins don't cover joints, the rule's third flag. An already reduced week needs none.
 */
export function checkDeload(facts: DeloadFacts): AlertFinding | null {
  const reason = reasonOf(facts);
  if (!reason) return null;
  const { name, today } = facts;
  return {
    type: 'deload_due',
    severity: 'medium',
    message: `${name} ${reason}: a deload week may be due.`,
    basis: mondayOf(today),
  };
}

const DOWN = 'has been more than 5% below their best in';

/** Whether the alert's main reason is this lift, whose set may have been mistyped. */
export const isAboutLift = (message: string, exerciseName: string): boolean =>
  [' for two sessions', ' and '].some((end) => message.includes(`${DOWN} ${exerciseName}${end}`));

function reasonOf({ isReduced, lifts, felt, today }: DeloadFacts): string | null {
  if (isReduced) return null;
  const down = lifts.filter(({ maxesKg }) => isStrengthDown(maxesKg));
  const [first, ...others] = new Set(down.map(({ exerciseName }) => exerciseName));
  if (first) {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${DOWN} ${first}${more} for two sessions`;
  }
  const isStreak = (isSo: (day: FeltDay) => boolean) => streakOf({ felt, today }, isSo) !== 'none';
  const isTired = isStreak(sleptShort) && isStreak(feltPoor);
  return isTired ? 'has slept too little and felt bad lately' : null;
}
