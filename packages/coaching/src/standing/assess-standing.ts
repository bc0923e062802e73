import {
  ADHERENCE_MIN_DAYS,
  ADHERENCE_WINDOW_DAYS,
  type Adherence,
  type AdherencePart,
  adherence,
  type ClientStatus,
  type DoneOfPlanned,
} from '../adherence/adherence.ts';
import { addDays, type CalendarDay, daysBetween } from '../calendar/calendar-day.ts';
import { formatWeekday } from '../calendar/day-text.ts';
import { counted } from '../text/counted.ts';
import { isPaused } from './pause.ts';

/**
 * An athlete's activity in the window, and the plans' targets: meals and training as the mean of the days that
 * count, cardio by today's plan.
 */
export interface AthleteActivity {
  loggedMeals: number;
  completedSessions: number;
  /** HIIT and LISS; easy recovery walks don’t count. */
  completedCardio: number;
  checkInDays: number;
  /** Days on which a peak week or a show replaced training and cardio. */
  peakDays: number;
  plannedMealsPerDay: number | null;
  plannedDaysPerWeek: number | null;
  plannedCardioPerWeek: number | null;
  /** First day each part counts; null if it doesn't yet. */
  mealsSince: CalendarDay | null;
  trainingSince: CalendarDay | null;
  cardioSince: CalendarDay | null;
  lastCheckIn: CalendarDay | null;
}

/** An athlete's adherence status and its reason, which the coach sees first. */
export interface Standing {
  compliance: number | null;
  status: ClientStatus | null;
  statusReason: string;
}

interface Activity {
  activity: AthleteActivity;
  today: CalendarDay;
  /** Days of the window on which the athlete already had a plan. */
  daysObserved: number;
  /** The last day of the current or last pause. */
  pausedUntil: CalendarDay | null;
}

const SILENT_AFTER_DAYS = 3;

/** The days assessed on the morning of `until`: two weeks, or fewer if the athlete is assessed since a later day. */
export function assessedPeriod(since: CalendarDay, until: CalendarDay) {
  const daysObserved = Math.min(ADHERENCE_WINDOW_DAYS, Math.max(0, daysBetween(since, until)));
  return { from: addDays(until, -daysObserved), until, daysObserved };
}

/** Assesses the days before today, which isn't over yet. */
export function assessStanding(observed: Activity): Standing {
  const { daysObserved, pausedUntil, today } = observed;
  if (pausedUntil !== null && isPaused(pausedUntil, today)) {
    return unscored(`Paused until ${formatWeekday(pausedUntil)}.`);
  }
  const assessed = adherence({ daysObserved, ...partsOf(observed) });
  if (assessed.kind === 'adherence') {
    const { score, status } = assessed;
    return { compliance: score, status, statusReason: reasonOf(assessed, observed) };
  }
  const isBack = pausedUntil !== null && daysBetween(pausedUntil, today) <= ADHERENCE_MIN_DAYS;
  return unscored(
    isBack ? 'Back from a pause: scored after a week.' : 'New here: scored after a week.',
  );
}

const unscored = (statusReason: string) => ({ compliance: null, status: null, statusReason });

/** The score's parts that were planned; empty for an athlete who is too new to assess. */
export function adherenceParts(observed: Activity): Adherence['parts'] {
  const assessed = adherence({ daysObserved: observed.daysObserved, ...partsOf(observed) });
  return assessed.kind === 'not-enough-data' ? [] : assessed.parts;
}

/** Meals and cardio count from the first logged day, training also from its plan's start. */
function partsOf(observed: Activity): Record<AdherencePart, DoneOfPlanned> {
  const { activity } = observed;
  const days = daysOf(observed);
  const planned = (part: AdherencePart, perDay: number | null) =>
    Math.round((perDay ?? 0) * days[part]);
  const weekly = (perWeek: number | null) => (perWeek ?? 0) / 7;
  return {
    meals: { done: activity.loggedMeals, planned: planned('meals', activity.plannedMealsPerDay) },
    training: {
      done: activity.completedSessions,
      planned: planned('training', weekly(activity.plannedDaysPerWeek)),
    },
    cardio: {
      done: activity.completedCardio,
      planned: planned('cardio', weekly(activity.plannedCardioPerWeek)),
    },
    checkIns: { done: activity.checkInDays, planned: days.checkIns },
  };
}

/** The days on which each part is assessed. */
function daysOf({ activity, today, daysObserved }: Activity): Record<AdherencePart, number> {
  const daysSince = (first: CalendarDay | null) =>
    first === null ? 0 : Math.min(daysObserved, daysBetween(first, today));
  // Peak-week and show days have no planned sessions.
  const withoutPeakDays = (days: number) => Math.max(0, days - activity.peakDays);
  return {
    meals: daysSince(activity.mealsSince),
    training: withoutPeakDays(daysSince(activity.trainingSince)),
    cardio: withoutPeakDays(daysSince(activity.cardioSince)),
    checkIns: daysObserved,
  };
}

/** Days since the last check-in; null if there never was one. */
function silentDays({ lastCheckIn }: AthleteActivity, today: CalendarDay): number | null {
  return lastCheckIn === null ? null : daysBetween(lastCheckIn, today);
}

const PART_LABELS: Record<AdherencePart, readonly [one: string, many: string]> = {
  meals: ['meal logged', 'meals logged'],
  training: ['session done', 'sessions done'],
  cardio: ['cardio session done', 'cardio sessions done'],
  checkIns: ['daily check-in', 'daily check-ins'],
};

function reasonOf({ parts }: Adherence, assessed: Activity): string {
  const silent = silentDays(assessed.activity, assessed.today);
  if (silent === null) return 'Has not checked in yet.';
  if (silent > SILENT_AFTER_DAYS) return `No check-in for ${silent} days.`;
  const weakest = parts.reduce((worst, part) => (part.percent < worst.percent ? part : worst));
  const { done, planned, part } = weakest;
  const days = daysOf(assessed)[part];
  return `${Math.min(done, planned)} of ${counted(planned, ...PART_LABELS[part])} in ${counted(days, 'day')}.`;
}
