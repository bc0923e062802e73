import {
  ADHERENCE_WINDOW_DAYS,
  type Adherence,
  type AdherencePart,
  addDays,
  adherence,
  type ClientStatus,
  type DoneOfPlanned,
  daysBetween,
} from '@posedown/coaching';
import type { Doings } from '../doings/queries.ts';

/** How an athlete stands with their plans, and why: what the coach reads first. */
export interface Standing {
  compliance: number | null;
  status: ClientStatus | null;
  statusReason: string;
}

interface Judged {
  doings: Doings;
  today: string;
  /** The days of the window on which the athlete already had a plan. */
  daysObserved: number;
}

const SILENT_AFTER_DAYS = 3;

/** The days by which an athlete is judged on the morning of `until`: two weeks, or since they joined. */
export function judgedStretch(joined: string, until: string) {
  const daysObserved = Math.min(ADHERENCE_WINDOW_DAYS, Math.max(0, daysBetween(joined, until)));
  return { from: addDays(until, -daysObserved), until, daysObserved };
}

/** Judges the days before today; today is not over yet. */
export function judgeStanding({ doings, today, daysObserved }: Judged): Standing {
  const judged = adherence({ daysObserved, ...partsOf({ doings, today, daysObserved }) });
  if (judged.kind === 'not-enough-data') {
    return { compliance: null, status: null, statusReason: 'New here: judged after a week.' };
  }
  return {
    compliance: judged.score,
    status: judged.status,
    statusReason: reasonOf(judged, silentDays(doings, today)),
  };
}

/** The parts of the score, such as were planned; none for an athlete who is too new to judge. */
export function adherenceParts({ doings, today, daysObserved }: Judged): Adherence['parts'] {
  const judged = adherence({ daysObserved, ...partsOf({ doings, today, daysObserved }) });
  return judged.kind === 'not-enough-data' ? [] : judged.parts;
}

/** Meals and training are planned for from the first day on which one was logged. */
function partsOf({ doings, today, daysObserved }: Judged): Record<AdherencePart, DoneOfPlanned> {
  const plannedSince = (first: string | null, perDay: number | null) => {
    const days = first === null ? 0 : Math.min(daysObserved, daysBetween(first, today));
    return Math.round((perDay ?? 0) * days);
  };
  const weekly = (perWeek: number | null) => (perWeek ?? 0) / 7;
  return {
    meals: {
      done: doings.loggedMeals,
      planned: plannedSince(doings.mealsSince, doings.plannedMealsPerDay),
    },
    training: {
      done: doings.completedSessions,
      planned: plannedSince(doings.trainedSince, weekly(doings.plannedDaysPerWeek)),
    },
    cardio: {
      done: doings.completedCardio,
      planned: plannedSince(doings.cardioSince, weekly(doings.plannedCardioPerWeek)),
    },
    checkIns: { done: doings.checkInDays, planned: daysObserved },
  };
}

/** Days since the last check-in, or null where there never was one. */
function silentDays({ lastCheckIn }: Doings, today: string): number | null {
  return lastCheckIn === null ? null : daysBetween(lastCheckIn, today);
}

const PART_WORDS: Record<AdherencePart, string> = {
  meals: 'meals logged',
  training: 'sessions done',
  cardio: 'cardio sessions done',
  checkIns: 'daily check-ins',
};

function reasonOf({ parts }: Adherence, silent: number | null): string {
  if (silent === null) return 'Has not checked in yet.';
  if (silent > SILENT_AFTER_DAYS) return `No check-in for ${silent} days.`;
  const weakest = parts.reduce((worst, part) => (part.percent < worst.percent ? part : worst));
  const { done, planned, part } = weakest;
  return `${Math.min(done, planned)} of ${planned} ${PART_WORDS[part]} in ${ADHERENCE_WINDOW_DAYS} days.`;
}
