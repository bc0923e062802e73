import { leadingNumber, type PlanAnswers } from '../athlete/answers.ts';
import { accessRank } from '../exercises/equipment.ts';
import { DIFFICULTY_LEVELS, type Exercise } from '../exercises/exercise.ts';
import { exercisesFor } from '../exercises/library.ts';
import type { SeededRandom } from '../random/seeded.ts';
import type { Split } from './split.ts';
import { type Slot, TEMPLATES } from './templates.ts';

/** A slot with its exercise. */
export interface FilledSlot extends Slot {
  exercise: Exercise;
}

const HARDEST_BY_EXPERIENCE = { beginner: 0, intermediate: 1, advanced: 2, expert: 2 } as const;
const TIGHT_SESSION_MINUTES = 60;

/** What this athlete can do with what they have: no cardio, nothing above their level. */
function trainableExercises(answers: PlanAnswers): Exercise[] {
  const hardest = HARDEST_BY_EXPERIENCE[answers.experience];
  return exercisesFor(answers.equipmentAccess).filter(
    (exercise) =>
      exercise.exerciseType !== 'cardio' &&
      DIFFICULTY_LEVELS.indexOf(exercise.difficultyLevel) <= hardest,
  );
}

/**
 * An exercise for every slot of every day of the split. No exercise comes twice in a day, and none
 * twice in a week while another would do. A slot for which nothing is left is dropped.
 */
export function pickExercises(
  answers: PlanAnswers,
  split: Split,
  random: SeededRandom,
): FilledSlot[][] {
  const pool = trainableExercises(answers);
  const usedInWeek = new Set<string>();
  const seen = new Map<string, number>();
  return split.days.map((day) => {
    const variants = TEMPLATES[day.name];
    const turn = seen.get(day.name) ?? 0;
    seen.set(day.name, turn + 1);
    const slots = variants[turn % variants.length] ?? [];
    return fillDay(slots, { pool, usedInWeek, random, answers });
  });
}

interface Picking {
  pool: readonly Exercise[];
  usedInWeek: Set<string>;
  random: SeededRandom;
  answers: PlanAnswers;
}

function fillDay(slots: readonly Slot[], picking: Picking): FilledSlot[] {
  const usedToday = new Set<string>();
  return slots.flatMap((slot) => {
    const exercise = pickFor(slot, usedToday, picking);
    if (exercise === undefined) return [];
    usedToday.add(exercise.id);
    picking.usedInWeek.add(exercise.id);
    return [{ ...slot, exercise }];
  });
}

function pickFor(slot: Slot, usedToday: Set<string>, picking: Picking): Exercise | undefined {
  const open = picking.pool.filter(
    (exercise) => exercise.primaryMuscles.includes(slot.muscle) && !usedToday.has(exercise.id),
  );
  const byPattern = slot.patterns
    .map((pattern) => open.filter((exercise) => exercise.movementPattern === pattern))
    .find((matches) => matches.length > 0);
  const ranked = (byPattern ?? open)
    .map((exercise) => ({ exercise, score: scoreOf(exercise, slot, picking) }))
    .sort((a, b) => b.score - a.score);
  return ranked[0]?.exercise;
}

/**
 * Fresh over repeated, the gym's own equipment over what one has at home, loadable over bands, heavy
 * lifts first in the session; chance decides among the like.
 */
function scoreOf(exercise: Exercise, slot: Slot, picking: Picking): number {
  const isTight = leadingNumber(picking.answers.sessionDuration) <= TIGHT_SESSION_MINUTES;
  return (
    1.5 * picking.random.next() +
    (picking.usedInWeek.has(exercise.id) ? 0 : 3) +
    (exercise.heavy ? (slot.isMain ? 2 : -2) : 0) +
    (slot.isMain && exercise.difficultyLevel === 'beginner' ? -1 : 0) +
    (exercise.loading === 'band' ? -1.5 : 0) +
    (exercise.loading === 'bodyweight' && !slot.isMain ? -0.5 : 0) +
    (exercise.timed ? -1 : 0) +
    (exercise.unilateral && isTight ? -1.5 : 0) +
    (exercise.builtIn ? 0.5 : 0) +
    0.5 * accessRank(exercise.equipmentAccess)
  );
}
