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
  const judged = adherence({ daysObserved, ...partsOf(doings, daysObserved) });
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
export function adherenceParts({ doings, daysObserved }: Judged): Adherence['parts'] {
  const judged = adherence({ daysObserved, ...partsOf(doings, daysObserved) });
  return judged.kind === 'not-enough-data' ? [] : judged.parts;
}

function partsOf(doings: Doings, days: number): Record<AdherencePart, DoneOfPlanned> {
  const sessions = Math.round(((doings.plannedDaysPerWeek ?? 0) * days) / 7);
  const cardio = Math.round(((doings.plannedCardioPerWeek ?? 0) * days) / 7);
  return {
    meals: {
      done: doings.loggedMeals,
      planned: doings.everLoggedMeals ? (doings.plannedMealsPerDay ?? 0) * days : 0,
    },
    training: { done: doings.completedSessions, planned: doings.everTrained ? sessions : 0 },
    cardio: { done: doings.completedCardio, planned: doings.everDidCardio ? cardio : 0 },
    checkIns: { done: doings.checkInDays, planned: days },
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
