import type { PlanAnswers } from '../athlete/answers.ts';
import { type Injury, PATTERNS_OF_MOVEMENT, USUAL_PAIN } from '../athlete/injuries.ts';
import type { InjuryRegion, PainfulMovement } from '../athlete/injury-options.ts';
import { DIFFICULTY_LEVELS, type Exercise, type MovementPattern } from '../exercises/exercise.ts';
import { HOME_EQUIPMENT, isAtHome } from '../exercises/home-equipment.ts';
import { exercisesFor } from '../exercises/library.ts';
import { isUnfitInPregnancy } from '../exercises/pregnancy.ts';
import { strainsLowerBack } from '../exercises/spinal-load.ts';
import { isInDeficit } from './volume-targets.ts';

const HARDEST_BY_EXPERIENCE = { beginner: 0, intermediate: 1, advanced: 2, expert: 2 } as const;

/** Possible without strain, even with pain everywhere. */
export const ALWAYS_ALLOWED = 'stomach-vacuum';

/** Conditions that rule out near-limit lifts and breath holding (`science.md`, section 4). */
const NO_STRAINING = [
  'Heart disease',
  'High or low blood pressure',
  'Pregnancy or breastfeeding',
] as const;

/** Whether the athlete must not strain: RPE 7 at most, no heavy free-weight lifts. */
export function mustNotStrain({ healthConditions = [], holds = [] }: PlanAnswers): boolean {
  return (
    NO_STRAINING.some((condition) => healthConditions.includes(condition)) ||
    holds.includes('cardiac') ||
    holds.includes('pregnancy')
  );
}

export const isPregnant = ({ healthConditions = [], holds = [] }: PlanAnswers): boolean =>
  healthConditions.includes('Pregnancy or breastfeeding') || holds.includes('pregnancy');

/** Whether pain or a condition rules out exercises. */
export const isRestricted = (answers: PlanAnswers): boolean =>
  (answers.injuries ?? []).length > 0 || mustNotStrain(answers);

/** Near-limit lifts, and lifts with a bar across the belly. */
const invitesStrain = ({ heavy, difficultyLevel, id }: Exercise): boolean =>
  heavy || difficultyLevel === 'advanced' || id === 'barbell-hip-thrust';

/**
 * Patterns to avoid if it's unknown which movements hurt. With a sore lower back, supported
 * squats, rows and presses without a bar remain; `strainsLowerBack` excludes the others. With a
 * sore knee, hinges and curls remain; with a sore hamstring, hip thrusts; with a sore shoulder,
 * rows and pulldowns. [our choice]
 */
const UNKNOWN_PAIN: Readonly<Record<InjuryRegion, readonly PainfulMovement[]>> = {
  ...USUAL_PAIN,
  lower_back: ['hinge', 'sit_up', 'rotation', 'impact'],
  knee: ['squat', 'lunge', 'leg_extension', 'impact'],
  hamstring: ['lunge', 'hinge', 'leg_curl', 'impact'],
  shoulder: ['overhead_press', 'horizontal_press', 'chest_fly', 'shoulder_raise'],
};

/** Painful movement patterns; the region's default ones if unknown. */
export function painfulPatterns(injuries: readonly Injury[]): Set<MovementPattern> {
  const movements = injuries.flatMap(({ hurts, region }) =>
    hurts.length > 0 ? hurts : UNKNOWN_PAIN[region],
  );
  return new Set(movements.flatMap((movement) => PATTERNS_OF_MOVEMENT[movement]));
}

/** Exercises that hurt like a second pattern: dips like a press, for example. */
const ALSO_LIKE: Readonly<Record<string, MovementPattern>> = {
  'sissy-squat': 'squat',
  'back-extension': 'hinge',
  'machine-dip': 'horizontal_push',
  'triceps-dip': 'horizontal_push',
  'chair-dip': 'horizontal_push',
  'farmers-carry': 'shrug',
};

/** Whether an exercise follows a painful pattern. */
export const isPainful = (
  { id, movementPattern }: Pick<Exercise, 'id' | 'movementPattern'>,
  painful: ReadonlySet<MovementPattern>,
): boolean => [movementPattern, ALSO_LIKE[id]].some((pattern) => pattern && painful.has(pattern));

/** Exercises the athlete has equipment for, by their list or their access level. */
function equippedExercises({ equipmentAccess, homeEquipment = [] }: PlanAnswers): Exercise[] {
  if (!isAtHome(equipmentAccess) || homeEquipment.length === 0)
    return exercisesFor(equipmentAccess);
  const lacking: readonly string[] = HOME_EQUIPMENT.filter(
    (piece) => !homeEquipment.includes(piece),
  );
  return exercisesFor('home_full').filter(({ equipmentNeeded }) =>
    equipmentNeeded.every((piece) => !lacking.includes(piece)),
  );
}

/**
 * Exercises this athlete can do with their equipment: no cardio, nothing above their level,
 * nothing painful or dangerous.
 */
export function trainableExercises(answers: PlanAnswers): Exercise[] {
  const hardest = HARDEST_BY_EXPERIENCE[answers.experience];
  const { injuries = [] } = answers;
  const painful = painfulPatterns(injuries);
  const hasBadBack = injuries.some(({ region }) => region === 'lower_back');
  const noStrain = mustNotStrain(answers);
  const pregnant = isPregnant(answers);
  const endangers = (exercise: Exercise) =>
    (hasBadBack && strainsLowerBack(exercise)) ||
    (noStrain && invitesStrain(exercise)) ||
    (pregnant && isUnfitInPregnancy(exercise));
  const trainable = equippedExercises(answers).filter((exercise) => {
    if (exercise.exerciseType === 'cardio') return false;
    if (exercise.id === ALWAYS_ALLOWED) return true;
    if (hardest === HARDEST_BY_EXPERIENCE.expert && exercise.id === 'bodyweight-squat')
      return false;
    if (DIFFICULTY_LEVELS.indexOf(exercise.difficultyLevel) > hardest) return false;
    if (isPainful(exercise, painful)) return false;
    if (endangers(exercise)) return false;
    // No loaded good morning with the tired back of a deficit.
    return exercise.id !== 'good-morning' || !isInDeficit(answers);
  });
  // In pregnancy, the vacuum is skipped unless it is the only exercise left.
  return pregnant && trainable.length > 1
    ? trainable.filter(({ id }) => id !== ALWAYS_ALLOWED)
    : trainable;
}
