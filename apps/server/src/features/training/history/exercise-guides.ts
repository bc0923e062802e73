import {
  calendarDayIn,
  daysBetween,
  type Exercise,
  type PlanWeek,
  startLoad,
  suggestSets,
  UNPLANNED_TARGET,
  type Units,
} from '@posedown/coaching';
import type { ExerciseGuide } from '@posedown/contract';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findPerson } from '../../athletes/index.ts';
import { libraryExercise } from '../library/library-exercise.ts';
import { weekAt } from '../plans/plan-week.ts';
import { findActivePlan } from '../plans/queries.ts';
import {
  type Bests,
  findBests,
  findHistory,
  type History,
  loadSets,
  type SetsOf,
} from './find-history.ts';
import { isEased, type JoinedTime, type Time, timesFor } from './past-times.ts';
import { listOutlines } from './queries.ts';
import { startStrengthOf, strengthsOf, strengthTimes } from './start-strengths.ts';

/** An exercise to guide through, with what the plan asks of it. */
export interface Wanted {
  exerciseId: string;
  exerciseName: string;
  reps: string;
  rpe: number;
}

/** What applies to all of an athlete's exercises today. */
interface GuidedDay {
  units: Units;
  date: string;
  /** Null outside a plan, or if its weeks are as written. */
  week: PlanWeek | null;
}

/** By the name that the math knows a lift by, kg. */
type Strengths = ReadonlyMap<string, number>;

interface Known extends GuidedDay {
  bests: Bests;
  strengths: Strengths;
  setsOf: SetsOf;
}

interface GuideTimes {
  /** The last time it was done for these repetitions. */
  last: JoinedTime | undefined;
  /** The last time outside easy weeks and the one before; of any weeks where it was only done in those. */
  basis: JoinedTime[];
  isEasedOnly: boolean;
}

/** What an athlete needs to know of each exercise while doing it, and how strong they are. */
export async function findGuides(
  db: Db,
  userId: string,
  wanted: readonly Wanted[],
  { history, ...day }: GuidedDay & { history: History },
): Promise<{ guides: ExerciseGuide[]; strengths: Strengths }> {
  const all = wanted.map((each) => ({
    each,
    times: guideTimes(history.past.get(each.exerciseId) ?? [], each.reps),
  }));
  const shown = strengthTimes(history);
  const guiding = all.flatMap(({ times: { last, basis } }) => [...(last ? [last] : []), ...basis]);
  const setsOf = await loadSets(db, userId, [...shown, ...guiding]);
  const strengths = strengthsOf(shown, setsOf);
  const exerciseIds = wanted.map(({ exerciseId }) => exerciseId);
  const known = { ...day, bests: await findBests(db, userId, exerciseIds), strengths, setsOf };
  return { guides: all.map(({ each, times }) => guideFor(each, times, known)), strengths };
}

function guideTimes(past: readonly Time[], reps: string): GuideTimes {
  const full = past.filter((time) => !isEased(time));
  const isEasedOnly = full.length === 0;
  return {
    last: timesFor(past, reps)[0],
    basis: timesFor(isEasedOnly ? past : full, reps).slice(0, 2),
    isEasedOnly,
  };
}

function guideFor(wanted: Wanted, times: GuideTimes, known: Known): ExerciseGuide {
  const { exerciseId, exerciseName, reps, rpe } = wanted;
  const exercise = libraryExercise(exerciseId);
  const { last } = times;
  const best = known.bests.get(exerciseId);
  return {
    ...{ exerciseId, reps, rpe },
    name: exercise?.name ?? exerciseName,
    muscleGroup: exercise?.muscleGroup ?? null,
    instructions: exercise?.instructions ?? null,
    formCues: [...(exercise?.formCues ?? [])],
    commonMistakes: [...(exercise?.commonMistakes ?? [])],
    equipmentNeeded: [...(exercise?.equipmentNeeded ?? [])],
    competitionRelevance: exercise?.competitionRelevance ?? null,
    loading: exercise?.loading ?? 'none',
    loadStepKg: exercise?.loadStepKg ?? 0,
    timed: exercise?.timed ?? false,
    last: last ? { date: last.date, sets: known.setsOf(last.places) } : null,
    suggestion: exercise ? suggestionFor(wanted, exercise, times, known) : null,
    bestMaxKg: best?.kg ?? null,
    bestMaxIsReliable: best?.isReliable ?? false,
  };
}

/** Based on the last sessions outside easy weeks, else on any session, else on a related lift. */
function suggestionFor(
  { exerciseId, reps, rpe }: Wanted,
  exercise: Exercise,
  { basis: [last, before], isEasedOnly }: GuideTimes,
  { strengths, setsOf, units, date, week }: Known,
): ExerciseGuide['suggestion'] {
  const withSets = ({ asked, places }: JoinedTime) => ({ asked, sets: setsOf(places) });
  // What was lowered in an easy week is not lowered again.
  const loadChangePercent = isEasedOnly ? 0 : (week?.loadChangePercent ?? 0);
  const today = { reps, rpe, week: week && { kind: week.kind, loadChangePercent } };
  const suggested =
    last &&
    suggestSets({
      ...{ exercise, units, today, last: withSets(last), before: before ? withSets(before) : null },
      daysSince: daysBetween(last.date, date),
    });
  if (suggested) {
    const { loadKg, targetReps, reason } = suggested;
    return { loadKg, targetReps, reason };
  }
  const strength = startStrengthOf(exerciseId, strengths);
  return startLoad(exercise, { strength, units, today: { reps, rpe, week } });
}

/** The guide for an exercise no plan asks for: default targets, and no increase in the current plan's deload. */
export async function showExerciseGuide(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, timezone }: Actor,
  exerciseId: string,
): Promise<ExerciseGuide> {
  const exercise = libraryExercise(exerciseId);
  if (!exercise) throw notFound('That exercise');
  const history = await findHistory(db, userId, {
    outlines: await listOutlines(db, userId),
    counts: ({ completed }) => completed,
    exerciseIds: [exerciseId],
  });
  const units = (await findPerson(db, userId))?.units ?? 'metric';
  const { reps, rpe } = UNPLANNED_TARGET;
  const wanted = { exerciseId, exerciseName: exercise.name, reps, rpe };
  const date = calendarDayIn(now(), timezone);
  const plan = (await findActivePlan(db, userId, date))?.plan;
  const week = plan ? weekAt(plan, date) : null;
  const [guide] = (await findGuides(db, userId, [wanted], { history, units, date, week })).guides;
  if (!guide) throw new Error('no guide was made');
  return guide;
}
