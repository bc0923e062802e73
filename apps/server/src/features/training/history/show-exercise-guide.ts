import { calendarDayIn, UNPLANNED_TARGET } from '@posedown/coaching';
import type { ExerciseGuide } from '@posedown/contract';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { findPerson } from '../../athletes/index.ts';
import { libraryExercise } from '../library/library-exercise.ts';
import { weekAt } from '../plans/plan-week.ts';
import { findActivePlan } from '../plans/queries.ts';
import { findGuides } from './exercise-guides.ts';
import { findHistory } from './find-history.ts';
import { listOutlines } from './queries.ts';

/**
 * What an athlete needs to know of an exercise that no plan asks for: it is aimed at by the defaults, and no higher in
 * the deload of the plan that they follow.
 */
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
