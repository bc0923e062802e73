import {
  generateTrainingPlan,
  type MuscleLandmarks,
  type PlanAnswers,
  VOLUME_LANDMARKS,
} from '@posedown/coaching';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { findLandmarks } from '../../insights/index.ts';
import type { PlanEdit } from '../../plan-changes/index.ts';
import { exerciseIdOf } from '../library/library-exercise.ts';
import { activatePlan } from './activate-plan.ts';
import { insertPlan, type NewDay, type NewTrainingPlan } from './queries.ts';

type CreatedPlan = ReturnType<typeof generateTrainingPlan>;

/**
 * Creates a training plan from the answers and the coach's landmarks. Week 1 starts today. Call it in a transaction.
 * @param edit null for a new athlete's first plan @param seed varies plans between athletes with the same answers
 */
export async function startTrainingPlan(
  tx: Tx,
  userId: string,
  answers: PlanAnswers,
  { now, edit, seed = userId }: { now: Date; edit: PlanEdit | null; seed?: string },
) {
  const { plan, days } = await draftPlan(tx, userId, answers, seed);
  return activatePlan(tx, plan, { days, today: answers.today, edit, now });
}

/** The rows of a training plan that starts on the day of the answers. Stores nothing. */
export async function draftPlan(db: Db, userId: string, answers: PlanAnswers, seed: string) {
  const landmarks = await findLandmarks(db, userId);
  const created = generatePlan(answers, seed, landmarks);
  const plan = toPlanRow(created, { userId, startsOn: answers.today, landmarks });
  return { plan, days: created.workouts.map(toDayRow) };
}

/** A coach's own named plan, created from suitable answers. */
export async function storeOwnPlan(
  tx: Tx,
  coachId: string,
  answers: PlanAnswers,
  own: Pick<NewTrainingPlan, 'name' | 'description' | 'createdAt'>,
) {
  const { plan, days } = await draftPlan(tx, coachId, answers, own.name);
  return insertPlan(tx, { ...plan, ...own, isActive: false }, days);
}

function generatePlan(
  answers: PlanAnswers,
  seed: string,
  landmarks: MuscleLandmarks | null,
): CreatedPlan {
  return generateTrainingPlan(answers, { seed, landmarks: landmarks ?? VOLUME_LANDMARKS });
}

interface PlanContext {
  userId: string;
  startsOn: string;
  landmarks: MuscleLandmarks | null;
}

function toPlanRow(
  created: CreatedPlan,
  { userId, startsOn, landmarks }: PlanContext,
): NewTrainingPlan {
  return {
    userId,
    startsOn,
    volumeLandmarks: landmarks,
    name: created.name,
    description: created.description,
    weeks: created.weeks,
    daysPerWeek: created.daysPerWeek,
    phase: created.phase,
    trainingStyle: created.trainingStyle,
    intensityLevel: created.intensityLevel,
    volumeLevel: created.volumeLevel,
    frequencyPattern: created.frequencyPattern,
    competitionDate: created.competitionDate ?? null,
    weeksOut: created.weeksOut ?? null,
    goals: [...created.goals],
    focusAreas: [...created.focusAreas],
    deloadWeeks: [...created.deloadWeeks],
    blocks: created.blocks,
    emphasis: created.emphasis,
    effortRises: created.effortRises,
    setsGrow: created.setsGrow,
    leastRir: created.leastRir,
    reasons: [...created.reasons],
    sessionMinutes: created.sessionMinutes,
    periodizationNotes: created.periodizationNotes,
  };
}

function toDayRow(workout: CreatedPlan['workouts'][number]): NewDay {
  return {
    name: workout.name,
    day: workout.day,
    estimatedMinutes: workout.estimatedMinutes,
    exercises: workout.exercises.map((exercise) => ({
      exerciseId: exerciseIdOf(exercise.exerciseId),
      exerciseName: exercise.exerciseName,
      category: exercise.category,
      sets: exercise.sets,
      reps: exercise.reps,
      restTime: exercise.restTime,
      rpe: exercise.rpe ?? null,
      tempo: exercise.tempo ?? null,
      technique: exercise.technique,
      notes: exercise.notes ?? null,
      dropSetPercentage: exercise.dropSetPercentage,
      restPauseReps: exercise.restPauseReps,
      supersetWith: exercise.supersetWith,
      timeUnderTension: exercise.timeUnderTension,
    })),
  };
}
