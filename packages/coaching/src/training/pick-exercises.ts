import { leadingNumber, type PlanAnswers } from '../athlete/answers.ts';
import { accessRank } from '../exercises/equipment.ts';
import type { Exercise, Loading } from '../exercises/exercise.ts';
import { isAxial } from '../exercises/spinal-load.ts';
import type { SeededRandom } from '../random/seeded.ts';
import type { Slot } from './templates.ts';
import { trainableExercises } from './trainable.ts';

/** A slot with its exercise. */
export interface FilledSlot extends Slot {
  exercise: Exercise;
}

const TIGHT_SESSION_MINUTES = 60;
/**
 * In sessions up to this length one heavy lift is enough: each needs ramp-up sets and can't be
 * paired. [our choice]
 */
const SHORT_SESSION_MINUTES = 45;
const FRESH = 2;

/**
 * How well a load progresses. Stable machines and cables rate as high as the bar (`science.md`,
 * section 4).
 */
const LOADABLE: Readonly<Record<Loading, number>> = {
  barbell: 2,
  machine: 2,
  cable: 2,
  dumbbell: 1.7,
  kettlebell: 1.2,
  counterweight: 1,
  bodyweight: 0.5,
  band: 0.4,
  none: 0,
};
/** Beginners learn on machines and with dumbbells first. */
const LOADABLE_FOR_BEGINNERS: Readonly<Record<Loading, number>> = {
  ...LOADABLE,
  dumbbell: 2,
  cable: 1.8,
  barbell: 1,
};
const SCALED_BY_THE_BODY: ReadonlySet<Loading> = new Set(['bodyweight', 'band', 'none']);
/** Body-weight exercises that can be loaded with a belt. */
const WITH_BELT: ReadonlySet<string> = new Set([
  ...['pull-up', 'chin-up', 'chest-dip', 'triceps-dip', 'back-extension'],
]);
/** Exercises too light to bring an experienced athlete near failure. */
const TOO_LIGHT: ReadonlySet<string> = new Set([
  'bodyweight-squat',
  'glute-bridge',
  'incline-push-up',
  'chair-dip',
]);
/** Home versions that a gym has better equipment for. */
const HOME_VERSIONS: ReadonlySet<string> = new Set([
  'dumbbell-hip-thrust',
  'dumbbell-calf-raise',
  'seated-dumbbell-calf-raise',
  'dumbbell-floor-press',
  'floor-dumbbell-fly',
  'goblet-squat',
  'kettlebell-goblet-squat',
  'kettlebell-row',
  'kettlebell-press',
  'kettlebell-romanian-deadlift',
]);
const GYM_RANK = 2;
/**
 * Lifts that never open a session with the wrong reps: the deadlift is too heavy for many, the
 * good morning for few.
 */
const NEVER_LIGHT_MAINS: ReadonlySet<string> = new Set(['deadlift', 'sumo-deadlift', 'rack-pull']);

const isLoadable = ({ id, loading }: Exercise) =>
  !SCALED_BY_THE_BODY.has(loading) || WITH_BELT.has(id);

/**
 * Picks an exercise for every slot of every day. None repeats within a day, or within a week if
 * another fits. A day has at most one heavy spinal lift. Slots without a candidate are dropped.
 */
export function pickExercises(
  answers: PlanAnswers,
  { names, slots }: { names: readonly string[]; slots: readonly (readonly Slot[])[] },
  random: SeededRandom,
): FilledSlot[][] {
  const picking = {
    pool: trainableExercises(answers),
    usedInWeek: new Set<string>(),
    random,
    answers,
  };
  const firsts = new Map<string, Exercise[]>();
  return slots.map((day, index) => {
    const name = names[index] ?? '';
    const before = firsts.get(name) ?? [];
    const filled = fillDay(day, before, picking);
    const [first] = filled;
    firsts.set(name, first ? [...before, first.exercise] : before);
    return filled;
  });
}

interface Picking {
  pool: readonly Exercise[];
  usedInWeek: Set<string>;
  random: SeededRandom;
  answers: PlanAnswers;
}

/** @param firsts first exercises of days with the same name, which this day avoids */
function fillDay(
  slots: readonly Slot[],
  firsts: readonly Exercise[],
  picking: Picking,
): FilledSlot[] {
  const today: Exercise[] = [];
  return openedWell(slots, firsts, picking).flatMap((slot) => {
    const barred = today.length === 0 ? firsts : today;
    const exercise = pickFor(slot, { barred, hasHeavy: today.some(({ heavy }) => heavy) }, picking);
    if (exercise === undefined) return [];
    today.push(exercise);
    // Most fillers are never used, so they don't count as used this week.
    if (!slot.isFiller) picking.usedInWeek.add(exercise.id);
    return [{ ...slot, exercise }];
  });
}

/**
 * Tries the other main lift first if this one would repeat that of a day with the same name, or be
 * too light.
 */
function openedWell(
  slots: readonly Slot[],
  firsts: readonly Exercise[],
  picking: Picking,
): readonly Slot[] {
  const [first, second, ...rest] = slots;
  if (!first || !second?.isMain || firsts.length === 0) return slots;
  const fork = { ...picking, random: { ...picking.random, next: () => 0 } };
  const opener = pickFor(first, { barred: firsts, hasHeavy: false }, fork);
  return opener && isLoadable(opener) ? slots : [second, first, ...rest];
}

/** State of the day before this slot. */
interface DayBefore {
  barred: readonly Exercise[];
  hasHeavy: boolean;
}

function pickFor(slot: Slot, before: DayBefore, picking: Picking): Exercise | undefined {
  const { barred } = before;
  // One heavy spinal lift a day, and none after an exercise that tires the lower back.
  const isAxialDay = barred.some((other) => isAxial(other) || other.id === 'back-extension');
  const open = picking.pool.filter(
    (exercise) =>
      exercise.primaryMuscles.includes(slot.muscle) &&
      !barred.includes(exercise) &&
      !(isAxialDay && isAxial(exercise)) &&
      !(exercise.heavy && barred.some((other) => other.heavy && isCopy(other, exercise))) &&
      !(exercise.loading === 'band' && barred.some((other) => isCopy(other, exercise))),
  );
  const fitting = open.filter((exercise) => fits(exercise, slot));
  const byPatterns = slot.patterns
    .map((pattern) => fitting.filter((exercise) => exercise.movementPattern === pattern))
    .filter((matches) => matches.length > 0);
  const byPattern = byPatterns.find((matches) => matches.some(isLoadable)) ?? byPatterns[0];
  const others = (fitting.length > 0 ? fitting : open).filter(({ heavy }) => slot.isMain || !heavy);
  const matches = byPattern ?? others;
  const loadable = matches.filter(isLoadable);
  const ranked = (loadable.length > 0 ? loadable : matches)
    .map((exercise) => ({ exercise, score: scoreOf(exercise, slot, before, picking) }))
    .sort((a, b) => b.score - a.score);
  return ranked[0]?.exercise;
}

/** The same movement for the same muscle, with another load. */
const isCopy = (one: Exercise, other: Exercise) =>
  one.movementPattern === other.movementPattern &&
  one.primaryMuscles[0] === other.primaryMuscles[0];

function fits({ exerciseType }: Exercise, { kind }: Slot): boolean {
  return kind === undefined || (exerciseType === 'compound') === (kind === 'compound');
}

/**
 * Prefers new exercises over repeated ones, loadable ones over body weight, and heavy lifts first.
 * Random tie-break.
 */
function scoreOf(exercise: Exercise, slot: Slot, before: DayBefore, picking: Picking): number {
  const { answers, usedInWeek, random } = picking;
  const loadable = answers.experience === 'beginner' ? LOADABLE_FOR_BEGINNERS : LOADABLE;
  return (
    random.next() +
    (usedInWeek.has(exercise.id) ? 0 : FRESH) +
    loadable[exercise.loading] +
    (slot.isMain ? mainScore(exercise, slot, before, answers) : exercise.heavy ? -2 : 0) +
    (exercise.timed ? -1 : 0) +
    (TOO_LIGHT.has(exercise.id) && answers.experience !== 'beginner' ? -2 : 0) +
    (exercise.unilateral && minutesOf(answers) <= TIGHT_SESSION_MINUTES ? -1 : 0) +
    preferenceOf(exercise, answers) +
    (HOME_VERSIONS.has(exercise.id) && accessRank(answers.equipmentAccess) >= GYM_RANK ? -2.5 : 0) +
    (exercise.builtIn ? 0.4 : 0) +
    0.3 * accessRank(exercise.equipmentAccess)
  );
}

const minutesOf = ({ sessionDuration }: PlanAnswers) => leadingNumber(sessionDuration);

/** How well an exercise opens a session. */
function mainScore(
  { id, heavy, exerciseType, unilateral }: Exercise,
  { isLighter }: Slot,
  { hasHeavy }: DayBefore,
  answers: PlanAnswers,
): number {
  const mayBeHeavy = !(hasHeavy && minutesOf(answers) <= SHORT_SESSION_MINUTES);
  return (
    (heavy ? (mayBeHeavy ? 1.5 : -2) : 0) +
    (exerciseType === 'compound' ? 0 : -2) +
    (unilateral ? -1 : 0) +
    (id === 'good-morning' ? -3 : 0) +
    (isLighter && NEVER_LIGHT_MAINS.has(id) ? -2 : 0)
  );
}

/**
 * Men's Physique emphasizes the upper chest; Classic Physique, the vacuum pose, which needs
 * practice.
 */
function preferenceOf({ muscleGroup, id }: Exercise, { division }: PlanAnswers): number {
  if (division === "Men's Physique" && muscleGroup === 'Upper chest') return 1.5;
  return division === 'Classic Physique' && id === 'stomach-vacuum' ? 5 : 0;
}
