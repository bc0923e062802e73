import { type CalendarDay, mondayOf } from '../calendar/calendar-day.ts';
import { type AlertFinding, type FeltDay, feltPoor, sleptShort, streakOf } from './alert-rules.ts';

/** How a lift went in the present mesocycle. */
export interface LiftCourse {
  exerciseName: string;
  /** The best e1RM of each session, kg, the oldest first. */
  maxesKg: readonly number[];
}

interface DeloadFacts {
  name: string;
  today: CalendarDay;
  /** Whether this week asks for less on purpose: a deload, a taper, or the recovery after a show. */
  isReduced: boolean;
  /** Of the workout that was finished. */
  lifts: readonly LiftCourse[];
  /** The last check-ins, the newest first. */
  felt: readonly FeltDay[];
}

/** e1RM more than 5 % below its best, over this many sessions in a row. */
const DROP = 0.05;
const DROP_SESSIONS = 2;

/** Whether an estimated maximum stayed more than 5 % below its best before for two sessions: one bad day is none. */
export function isStrengthDown(maxesKg: readonly number[]): boolean {
  const before = maxesKg.slice(0, -DROP_SESSIONS);
  const best = Math.max(...before);
  return before.length > 0 && maxesKg.slice(-DROP_SESSIONS).every((kg) => kg < best * (1 - DROP));
}

/**
 * Tells the coach, once a week, that a deload week may be due, asked when a workout is finished: the strength of a
 * lift is down, or sleep and mood are both poor. Check-ins say nothing of joints, the third flag of the rule. A
 * week that is reduced already needs none.
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

const DOWN = 'has been more than 5 % below their best in';

/** Whether what was told first of all is that this lift is down: that may rest on a mistyped set. */
export const isOfLift = (message: string, exerciseName: string): boolean =>
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
  return isTired ? 'has slept short and felt poor lately' : null;
}
