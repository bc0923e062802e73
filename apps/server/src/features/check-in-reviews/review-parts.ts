import {
  ADHERENCE_WEIGHTS,
  addDays,
  adherenceParts,
  assessStanding,
  athletePhase,
  calendarDayIn,
  checkInDue,
  guidanceOf,
  minuteOfDayIn,
  preRead,
  type ReviewDay,
  reviewWeek,
  type StandingFacts,
  weeksOut,
} from '@posedown/coaching';
import type { CheckInReview } from '@posedown/contract';
import type { Person, Standing } from '../athletes/index.ts';
import { cardioOfWeek } from '../cardio/index.ts';
import type { WeeklyWithReply } from '../check-ins/index.ts';
import type { PlanBasis } from '../proposals/index.ts';
import { libraryExercise } from '../training/index.ts';
import type { DueTime, ReviewRows } from './queries.ts';

type LoadedStanding = Standing['loaded'];

/** Weeks between a week and the earlier one it is compared with. */
export const WEEKS_COMPARED = 4;

interface Compared {
  athlete: Person;
  facts: StandingFacts;
  rows: ReviewRows;
  plan: PlanBasis | null;
  /** The last day of the week that is reviewed. */
  until: string;
}

/** The reviewed week, the one before, and the one four weeks ago, with what was planned. */
export function weeksOf({ athlete, facts, rows, plan, until }: Compared): CheckInReview['weeks'] {
  const days = daysOf(rows);
  return {
    now: reviewWeek(days, until),
    before: reviewWeek(days, addDays(until, -7)),
    fourWeeksAgo: reviewWeek(days, addDays(until, -7 * WEEKS_COMPARED)),
    planned: plannedWeek(athlete, facts, plan),
  };
}

/** Whose review it is. */
export function toAthlete({ athlete, today, show }: LoadedStanding): CheckInReview['athlete'] {
  const { id, name, units, timezone, primaryGoal, weight, targetWeight } = athlete;
  const out = show ? weeksOut(today, show.date) : null;
  return {
    ...{ id, name, units, timezone, today, startKg: weight, targetKg: targetWeight },
    ...{ category: show?.category ?? null, showOn: show?.date ?? null, weeksOut: out },
    phase: athletePhase({ primaryGoal, weeksOut: out }),
    guidance: guidanceOf(athlete),
  };
}

interface Points {
  rows: ReviewRows;
  weeks: CheckInReview['weeks'];
  weeksOut: number | null;
  latest: WeeklyWithReply | null;
  previous: WeeklyWithReply | null;
}

/** The most important points, shown first. */
export function pointsOf({ rows, weeks, weeksOut: out, latest, previous }: Points) {
  const { side, weeklyPercent, from, to } = rows.pace ?? NO_PACE;
  return preRead({
    redFlags: rows.redFlags.map(firstSentence),
    pace: { side, weeklyPercent, plannedFrom: from, plannedTo: to },
    ...{ week: weeks.now, before: weeks.before, planned: weeks.planned, weeksOut: out },
    questions: latest?.questions ?? [],
    answers: latest?.answers ?? {},
    answersBefore: previous?.answers ?? {},
  });
}

export const NO_PACE: NonNullable<ReviewRows['pace']> = {
  ...{ side: null, weeklyPercent: null, from: null, to: null },
};

/** The workouts with their records. */
export const workoutsOf = ({ workouts, bests }: ReviewRows): CheckInReview['workouts'] =>
  workouts.map(({ maxes, ...workout }) => ({ ...workout, records: recordsOf(maxes, bests) }));

/** The photos with the weeks from each to the next show. */
export const photosOf = (
  { photos }: ReviewRows,
  showDays: readonly string[],
): CheckInReview['photos'] =>
  photos.map((photo) => ({ ...photo, weeksOut: weeksBeforeShow(photo.date, showDays) }));

interface Now {
  instant: Date;
  athlete: Person;
}

export function stateOf(
  latest: WeeklyWithReply | null,
  schedule: DueTime | null,
  { instant, athlete }: Now,
): Pick<CheckInReview, 'state' | 'daysLate'> {
  if (latest && !latest.doneAt) return { state: 'waiting', daysLate: null };
  const local = {
    day: calendarDayIn(instant, athlete.timezone),
    minute: minuteOfDayIn(instant, athlete.timezone),
  };
  const due = schedule && checkInDue(schedule.nextDueOn, schedule, local);
  if (due?.isOverdue) return { state: 'overdue', daysLate: due.daysLate };
  return { state: latest ? 'done' : null, daysLate: null };
}

function daysOf({ days, weighIns }: ReviewRows): ReviewDay[] {
  const weights = new Map(weighIns.map(({ day, weightKg }) => [day, weightKg]));
  const logged = days.map(({ note: _note, ...day }) => ({
    ...day,
    weightKg: weights.get(day.day) ?? null,
  }));
  const isLogged = new Set(days.map(({ day }) => day));
  const weighedOnly = weighIns.filter(({ day }) => !isLogged.has(day));
  return [...logged, ...weighedOnly.map(({ day, weightKg }) => ({ ...NO_LOGS, day, weightKg }))];
}

const NO_LOGS: Omit<ReviewDay, 'day' | 'weightKg'> = {
  ...{ kcal: null, proteinG: null, workouts: 0, rpeSum: 0, rpeCount: 0, cardioSeconds: 0 },
  ...{ steps: null, sleepHours: null, energy: null, stress: null, waterLiters: null },
  ...{ posingSeconds: 0, supplements: 0 },
};

function plannedWeek(
  athlete: Person,
  { today, activity, showDay, lastWeighIn }: StandingFacts,
  plan: PlanBasis | null,
): CheckInReview['weeks']['planned'] {
  const { cardioProgression } = athlete;
  const week =
    cardioProgression &&
    cardioOfWeek(cardioProgression, {
      ...{ day: today, show: showDay, showDays: showDay ? [showDay] : [] },
      weightKg: lastWeighIn?.weightKg ?? athlete.weight,
    });
  return {
    kcal: plan?.targets.calories ?? null,
    proteinG: plan?.targets.protein ?? null,
    workouts: activity.plannedDaysPerWeek === null ? null : Math.round(activity.plannedDaysPerWeek),
    cardioMinutes: week
      ? Math.round(week.schedule.reduce((sum, { duration }) => sum + duration, 0))
      : null,
  };
}

export function adherenceOf(facts: StandingFacts): CheckInReview['adherence'] {
  const { compliance: percent, status } = assessStanding(facts);
  const parts = adherenceParts(facts).map((part) => ({
    ...part,
    weight: ADHERENCE_WEIGHTS[part.part],
  }));
  return { percent, status, parts };
}

/** Exercises with a better e1RM than ever before. The first time isn't a record. */
function recordsOf(
  maxes: ReviewRows['workouts'][number]['maxes'],
  bests: ReviewRows['bests'],
): string[] {
  return maxes.flatMap(({ exerciseId, kg }) => {
    const best = bests[exerciseId];
    const name = libraryExercise(exerciseId)?.name;
    return best !== undefined && kg > best && name ? [name] : [];
  });
}

/** What the athlete wrote in the daily check-ins of the week. */
export const notesOf = ({ days }: ReviewRows, from: string): CheckInReview['notes'] =>
  days
    .flatMap(({ day, note }) => (note && day >= from ? [{ date: day, text: note }] : []))
    .reverse();

function weeksBeforeShow(day: string, showDays: readonly string[]): number | null {
  const [next] = showDays.filter((show) => show >= day).toSorted();
  return next === undefined ? null : weeksOut(day, next);
}

const firstSentence = (text: string) => `${text.split('. ')[0] ?? text}.`.replace('..', '.');
