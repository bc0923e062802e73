import { makeTrainingPlan, type PlanAnswers } from '@posedown/coaching';
import type { Db } from '../../../platform/db/database.ts';
import { exerciseIdOf } from '../library/exercise-id.ts';
import { insertActivePlan, insertPlan, type NewDay, type NewTrainingPlan } from './queries.ts';

type Made = ReturnType<typeof makeTrainingPlan>;

/**
 * Makes an athlete's training plan from their answers; week 1 begins today. In a transaction.
 * @param seed athletes with other seeds get other plans from the same answers
 */
export async function startTrainingPlan(
  tx: Db,
  userId: string,
  answers: PlanAnswers,
  seed: string = userId,
) {
  const made = makeTrainingPlan(answers, { seed });
  return insertActivePlan(tx, toPlanRow(made, userId, answers.today), {
    days: made.workouts.map(toDayRow),
    today: answers.today,
  });
}

/** A plan of a coach's own under a name of theirs, made from the answers of whom it would suit. */
export async function storeOwnPlan(
  tx: Db,
  coachId: string,
  answers: PlanAnswers,
  own: Pick<NewTrainingPlan, 'name' | 'description' | 'createdAt'>,
) {
  const made = makeTrainingPlan(answers, { seed: own.name });
  const row = { ...toPlanRow(made, coachId, answers.today), ...own, isActive: false };
  return insertPlan(tx, row, made.workouts.map(toDayRow));
}

function toPlanRow(made: Made, userId: string, startsOn: string): NewTrainingPlan {
  return {
    userId,
    startsOn,
    name: made.name,
    description: made.description,
    weeks: made.weeks,
    daysPerWeek: made.daysPerWeek,
    phase: made.phase,
    trainingStyle: made.trainingStyle,
    intensityLevel: made.intensityLevel,
    volumeLevel: made.volumeLevel,
    frequencyPattern: made.frequencyPattern,
    competitionDate: made.competitionDate ?? null,
    weeksOut: made.weeksOut ?? null,
    goals: [...made.goals],
    focusAreas: [...made.focusAreas],
    deloadWeeks: [...made.deloadWeeks],
    effortRises: made.effortRises,
    setsGrow: made.setsGrow,
    sessionMinutes: made.sessionMinutes,
    periodizationNotes: made.periodizationNotes,
  };
}

function toDayRow(workout: Made['workouts'][number]): NewDay {
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
      timeUnderTension: exercise.timeUnderTension,
    })),
  };
}
