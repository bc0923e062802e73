import {
  changedTarget,
  exerciseNotes,
  maxesOfSession,
  upsertExercise,
  upsertSet,
  withoutSet,
} from '@posedown/coaching';
import type { ExerciseBody, SetBody } from '@posedown/contract';
import { AppError, badField, notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { writeForAthlete } from '../../athletes/index.ts';
import { requireExercise } from '../library/library-exercise.ts';
import { changesBetween, type LoggedExercise } from './exercise-changes.ts';
import { findSession, type StoredSession, storeChanges, updateSession } from './queries.ts';
import { reviewCorrection } from './review-recovery.ts';

type Deps = Pick<Services, 'db' | 'now'>;
type Change = (exercises: LoggedExercise[]) => LoggedExercise[];

/** More than this indicates a client bug. */
const MAX_SETS = 60;
const MAX_EXERCISES = 60;
const MAX_SETS_OF_SESSION = 300;

/**
 * Saves a set under a client-generated id. Repeats are harmless. Also corrects sets of finished sessions. @throws
 * AppError `not_found` for an unknown session or exercise
 */
export function saveSet(
  services: Deps,
  actor: Actor,
  { sessionId, setId }: { sessionId: string; setId: string },
  { exerciseKey, ...set }: SetBody,
) {
  const at = new Date(Math.min(Date.parse(set.at), services.now().getTime())).toISOString();
  return changeSession(services, actor, sessionId, (exercises) => {
    const changed = upsertSet(exercises, exerciseKey, { ...set, at, id: setId });
    if (!changed) throw notFound('Exercise');
    if (changed.some(({ sets }) => sets.length > MAX_SETS)) {
      throw badField('exerciseKey', `An exercise has at most ${MAX_SETS} sets`);
    }
    if (countSets(changed) > Math.max(MAX_SETS_OF_SESSION, countSets(exercises))) {
      throw badField('exerciseKey', `A session has at most ${MAX_SETS_OF_SESSION} sets`);
    }
    return changed;
  });
}

const countSets = (exercises: readonly LoggedExercise[]) =>
  exercises.reduce((count, { sets }) => count + sets.length, 0);

/** Deletes a set. A missing set is fine. @throws AppError `conflict` for the last set of a finished session */
export function removeSet(
  services: Deps,
  actor: Actor,
  { sessionId, setId }: { sessionId: string; setId: string },
) {
  return changeSession(services, actor, sessionId, (exercises) => withoutSet(exercises, setId));
}

/**
 * Swaps, skips or adds an exercise, or changes its number of sets. The web's `workout-op.ts` applies the same change
 * before it is sent.
 * @throws AppError `conflict` for swapping an exercise that has sets
 */
export function saveExercise(
  services: Deps,
  actor: Actor,
  { sessionId, exerciseKey }: { sessionId: string; exerciseKey: string },
  { skipped, position, ...change }: ExerciseBody,
) {
  return changeSession(services, actor, sessionId, (exercises) => {
    const { exerciseId } = change;
    const exercise = requireExercise(exerciseId);
    const { name, timed } = exercise;
    const notes = exerciseNotes(exercise);
    const known = exercises.find(({ key }) => key === exerciseKey);
    if (known && known.exerciseId !== exerciseId && known.sets.length > 0) {
      throw new AppError('conflict', {
        userMessage: `${known.exerciseName} has sets already. Skip the rest and add the other exercise.`,
      });
    }
    if (!known && exercises.length >= MAX_EXERCISES) {
      throw badField('position', `A session has at most ${MAX_EXERCISES} exercises`);
    }
    const next = {
      key: exerciseKey,
      exerciseId,
      exerciseName: name,
      target: changedTarget(exercises, { key: exerciseKey, ...change, timed, notes }),
      skipped,
      sets: known?.sets ?? [],
    };
    return upsertExercise(exercises, next, position);
  });
}

const hasSets = (exercises: readonly { sets: readonly unknown[] }[]) =>
  exercises.some(({ sets }) => sets.length > 0);

const emptied = () =>
  new AppError('conflict', {
    userMessage: 'A finished workout needs at least one set. Edit this one instead.',
  });

/**
 * The athlete's lock serializes changes from two devices, so no set is lost. A finished session keeps at least one
 * set, and a related alert is reviewed.
 */
async function changeSession(
  { db, now }: Deps,
  { userId }: Actor,
  sessionId: string,
  change: Change,
): Promise<StoredSession> {
  // Other people only see finished sessions.
  const affects = ({ completed }: StoredSession) => (completed ? 'view' : 'own');
  return writeForAthlete({ db, now }, userId, { affects }, async (tx, athlete) => {
    const session = await findSession(tx, userId, sessionId);
    if (!session) throw notFound('Workout');
    const before = session.exerciseData;
    const changed = { ...session, exerciseData: change(before) };
    const { completed, exerciseData } = changed;
    if (completed && hasSets(before) && !hasSets(exerciseData)) throw emptied();
    await storeChanges(tx, session, changesBetween(before, exerciseData));
    if (!completed) return changed;
    const corrected = await updateSession(tx, changed, { maxes: maxesOfSession(exerciseData) });
    await reviewCorrection(tx, athlete, corrected, now());
    return corrected;
  });
}
