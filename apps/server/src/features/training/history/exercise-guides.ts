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
import {
  exercisesInRange,
  isEased,
  type JoinedExercise,
  type PastExercise,
} from './past-exercises.ts';
import { listOutlines } from './queries.ts';
import { startStrengthOf, strengthExercises, strengthsOf } from './start-strengths.ts';

/** An exercise to guide, with its target in the plan. */
export interface GuideRequest {
  exerciseId: string;
  exerciseName: string;
  reps: string;
  rpe: number;
}

/** Facts that apply to all of an athlete's exercises today. */
interface GuidedDay {
  units: Units;
  date: string;
  /** Null outside a plan, or if its weeks are as written. */
  week: PlanWeek | null;
}

/** e1RM in kg by lift name. */
type Strengths = ReadonlyMap<string, number>;

interface HistoryFacts extends GuidedDay {
  bests: Bests;
  strengths: Strengths;
  setsOf: SetsOf;
}

interface GuideBasis {
  /** The last time for this rep range. */
  last: JoinedExercise | undefined;
  /** The last two times outside easy weeks. If there are none, the last two of any week. */
  basis: JoinedExercise[];
  isEasedOnly: boolean;
}

/** The guides for exercises in a workout, and the athlete's strength. */
export async function findGuides(
  db: Db,
  userId: string,
  wanted: readonly GuideRequest[],
  { history, ...day }: GuidedDay & { history: History },
): Promise<{ guides: ExerciseGuide[]; strengths: Strengths }> {
  const all = wanted.map((each) => ({
    each,
    times: guideBasis(history.past.get(each.exerciseId) ?? [], each.reps),
  }));
  const shown = strengthExercises(history);
  const guiding = all.flatMap(({ times: { last, basis } }) => [...(last ? [last] : []), ...basis]);
  const setsOf = await loadSets(db, userId, [...shown, ...guiding]);
  const strengths = strengthsOf(shown, setsOf);
  const exerciseIds = wanted.map(({ exerciseId }) => exerciseId);
  const known = { ...day, bests: await findBests(db, userId, exerciseIds), strengths, setsOf };
  return { guides: all.map(({ each, times }) => guideFor(each, times, known)), strengths };
}

function guideBasis(past: readonly PastExercise[], reps: string): GuideBasis {
  const full = past.filter((time) => !isEased(time));
  const isEasedOnly = full.length === 0;
  return {
    last: exercisesInRange(past, reps)[0],
    basis: exercisesInRange(isEasedOnly ? past : full, reps).slice(0, 2),
    isEasedOnly,
  };
}

function guideFor(wanted: GuideRequest, times: GuideBasis, known: HistoryFacts): ExerciseGuide {
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

/** Based on the last sessions outside easy weeks, or else on any session, or else on a related lift. */
function suggestionFor(
  { exerciseId, reps, rpe }: GuideRequest,
  exercise: Exercise,
  { basis: [last, before], isEasedOnly }: GuideBasis,
  { strengths, setsOf, units, date, week }: HistoryFacts,
): ExerciseGuide['suggestion'] {
  const withSets = ({ asked, places }: JoinedExercise) => ({ asked, sets: setsOf(places) });
  // Loads already lowered in an easy week aren't lowered again.
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

/** The guide for an unplanned exercise: default targets, and no increase during a deload of the current plan. */
export async function showExerciseGuide(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, timezone }: Actor,
  exerciseId: string,
): Promise<ExerciseGuide> {
  const exercise = libraryExercise(exerciseId);
  if (!exercise) throw notFound('Exercise');
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
  if (!guide) throw new Error('no guide was generated');
  return guide;
}
