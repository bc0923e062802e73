import { leadingNumber, type PlanAnswers } from '../athlete/answers.ts';
import type { Exercise } from '../exercises/exercise.ts';
import { findExercise } from '../exercises/library.ts';
import { MUSCLE_LABELS, MUSCLES, type Muscle } from '../exercises/muscles.ts';
import { isUnfitInPregnancy } from '../exercises/pregnancy.ts';
import { isAxial, isSpinalHinge, strainsLowerBack } from '../exercises/spinal-load.ts';
import { MAX_SETS } from './allocate-sets.ts';
import { emphasisOf, landmarksWith } from './emphasis.ts';
import { type MuscleLandmarks, VOLUME_LANDMARKS } from './landmarks.ts';
import { estimateMinutes, type StoredTiming } from './planned-workout.ts';
import {
  ALWAYS_ALLOWED,
  isPainful,
  isPregnant,
  isRestricted,
  mustNotStrain,
  painfulPatterns,
  trainableExercises,
} from './trainable.ts';
import { isInDeficit } from './volume-targets.ts';
import { addHardSets } from './weekly-sets.ts';

export const AUDIT_RULES = [
  'priority volume',
  'held volume',
  'recoverable volume',
  'balance',
  'order',
  'spinal load',
  'redundancy',
  'variety',
  'time',
  'rest',
  'loadable',
  'pain',
  'strain',
] as const;
export type AuditRule = (typeof AUDIT_RULES)[number];

/** A fault a prep coach would point out. */
export interface AuditFinding {
  rule: AuditRule;
  /** Index of the day in the week, from 0; null for the whole week. */
  day: number | null;
  message: string;
}

/**
 * A stored program or one being built. Names don't matter; exercises outside the library are
 * skipped.
 */
export interface AuditedProgram {
  workouts: readonly { name: string; exercises: readonly AuditedExercise[] }[];
}

type AuditedExercise = StoredTiming & { exerciseName: string };

interface Item extends AuditedExercise {
  exercise: Exercise;
}

interface Day {
  name: string;
  place: number;
  items: readonly Item[];
  minutes: number;
}

interface Audited {
  answers: PlanAnswers;
  landmarks: MuscleLandmarks;
  days: readonly Day[];
  sets: Record<Muscle, number>;
  direct: Record<Muscle, number>;
}

/**
 * A program's faults for this athlete, by the programming rules of `science.md`, section 4.
 * Programs from `generateTrainingPlan` have none unless time or equipment prevents it.
 */
export function auditProgram(
  program: AuditedProgram,
  answers: PlanAnswers,
  landmarks: MuscleLandmarks = VOLUME_LANDMARKS,
): AuditFinding[] {
  const audited = readProgram(program, answers, landmarks);
  return [
    ...auditVolume(audited),
    ...auditBalance(audited),
    ...auditVariety(audited),
    ...audited.days.flatMap((day) => [
      ...auditSpine(day, audited),
      ...auditOrder(day),
      ...auditTime(day, answers),
      ...auditExercises(day, answers),
    ]),
  ];
}

function readProgram(
  { workouts }: AuditedProgram,
  answers: PlanAnswers,
  landmarks: MuscleLandmarks,
): Audited {
  const days = workouts.map(({ name, exercises }, index) => ({
    ...{ name, place: index, minutes: estimateMinutes(exercises) },
    items: exercises.flatMap((item) => {
      const exercise = findExercise(item.exerciseId);
      return exercise ? [{ ...item, exercise }] : [];
    }),
  }));
  const zero = () => Object.fromEntries(MUSCLES.map((one) => [one, 0])) as Record<Muscle, number>;
  const [sets, direct] = [zero(), zero()];
  for (const { exercise, sets: count } of days.flatMap(({ items }) => items)) {
    addHardSets(sets, exercise, count);
    for (const muscle of exercise.primaryMuscles) direct[muscle] += count;
  }
  const raised = landmarksWith(emphasisOf(answers, landmarks), landmarks);
  return { answers, landmarks: raised, days, sets, direct };
}

/** With several priority muscles, being a set or two short is acceptable. [our choice] */
const ENOUGH = 0.8;

/** Direct sets that are possible given pain, equipment and experience. */
function within(muscle: Muscle, answers: PlanAnswers, days: number): number {
  const pool = trainableExercises(answers).filter(({ primaryMuscles }) =>
    primaryMuscles.includes(muscle),
  );
  return Math.min(pool.length, 2) * MAX_SETS * Math.min(days, 2) * (pool.length > 2 ? 1 : 0.5);
}

function auditVolume({ answers, landmarks, sets, direct, days }: Audited): AuditFinding[] {
  const { minSets, maxSets } = emphasisOf(answers, landmarks);
  return MUSCLES.flatMap((muscle) => {
    const [low, high] = [minSets.get(muscle) ?? 0, maxSets.get(muscle)];
    const found: AuditFinding[] = [];
    const name = MUSCLE_LABELS[muscle];
    const reachable = Math.min(low, within(muscle, answers, days.length));
    if (direct[muscle] < ENOUGH * reachable) {
      const message = `${direct[muscle]} direct sets for ${name}; as a priority, it needs ${low}`;
      found.push({ rule: 'priority volume', day: null, message });
    }
    if (high !== undefined && direct[muscle] > high) {
      const message = `${direct[muscle]} direct sets for ${name}; ${high} are enough`;
      found.push({ rule: 'held volume', day: null, message });
    }
    if (sets[muscle] > landmarks[muscle].mrv) {
      const message = `${sets[muscle]} sets for ${name}; ${landmarks[muscle].mrv} is the recoverable maximum`;
      found.push({ rule: 'recoverable volume', day: null, message });
    }
    return found;
  });
}

/** Pulling and pressing sets must be within this ratio of each other. [our choice] */
const MAX_PRESSES_PER_PULL = 1.5;
const FEW_SETS = 3;

function auditBalance({ days, answers }: Audited): AuditFinding[] {
  const painful = painfulPatterns(answers.injuries ?? []);
  if (painful.has('horizontal_pull') || painful.has('vertical_pull')) return [];
  const all = days.flatMap(({ items }) => items);
  const setsOf = (...patterns: string[]) =>
    all
      .filter(({ exercise }) => patterns.includes(exercise.movementPattern))
      .reduce((sum, { sets }) => sum + sets, 0);
  const presses = setsOf('horizontal_push', 'vertical_push');
  const pulls = setsOf('horizontal_pull', 'vertical_pull', 'shoulder_extension', 'rear_delt');
  if (presses <= MAX_PRESSES_PER_PULL * pulls + FEW_SETS) return [];
  const message = `${presses} pressing sets to ${pulls} pulling sets`;
  return [{ rule: 'balance', day: null, message }];
}

/**
 * Two days with the same name differ in their first exercise and its range. A good morning is
 * never one of two spinal hinges in a deficit.
 */
function auditVariety({ days, answers }: Audited): AuditFinding[] {
  const found: AuditFinding[] = [];
  days.forEach((day, index) => {
    const twin = days.slice(0, index).find(({ name }) => name === day.name);
    const [first, other] = [day.items[0], twin?.items[0]];
    if (first && other && first.exerciseId === other.exerciseId) {
      const message = `Both ${day.name} days begin with ${first.exerciseName}`;
      found.push({ rule: 'variety', day: index, message });
    }
  });
  const hinges = days.flatMap(({ items }) =>
    items.filter(({ exercise }) => isSpinalHinge(exercise)),
  );
  if (isInDeficit(answers) && hinges.length > 1) {
    const isMorning = hinges.some(({ exerciseId }) => exerciseId === 'good-morning');
    if (isMorning) {
      const message = 'A good morning beside another spinal hinge in a deficit';
      found.push({ rule: 'spinal load', day: null, message });
    }
  }
  return found;
}

const MIN_GOOD_MORNING_REPS = 8;

function auditSpine({ items, place }: Day, { answers }: Audited): AuditFinding[] {
  const axial = items.filter(({ exercise }) => isAxial(exercise));
  const found: AuditFinding[] = [];
  if (axial.length > 1) {
    const names = axial.map(({ exerciseName }) => exerciseName).join(' and ');
    found.push({ rule: 'spinal load', day: place, message: `${names} in one session` });
  }
  const hasBadBack = answers.injuries?.some(({ region }) => region === 'lower_back') ?? false;
  for (const { exercise, exerciseName, exerciseId, reps } of items) {
    if (hasBadBack && strainsLowerBack(exercise)) {
      const message = `${exerciseName} with a lower back that has hurt`;
      found.push({ rule: 'spinal load', day: place, message });
    }
    if (exerciseId === 'good-morning' && Number.parseInt(reps, 10) < MIN_GOOD_MORNING_REPS) {
      found.push({ rule: 'spinal load', day: place, message: 'Good mornings below 8 reps' });
    }
  }
  return found;
}

/**
 * Heavy lifts come before exercises that tire the same muscles, and no exercise or close variant
 * repeats.
 */
function auditOrder({ items, place }: Day): AuditFinding[] {
  const found: AuditFinding[] = [];
  items.forEach(({ exercise, exerciseName, exerciseId }, index) => {
    const before = items.slice(0, index);
    const tired = before.find(
      (other) =>
        exercise.heavy &&
        other.exercise.exerciseType === 'isolation' &&
        other.exercise.primaryMuscles.some((muscle) => exercise.primaryMuscles.includes(muscle)),
    );
    if (tired) {
      const message = `${exerciseName} after ${tired.exerciseName}`;
      found.push({ rule: 'order', day: place, message });
    }
    if (before.some((other) => other.exerciseId === exerciseId)) {
      found.push({ rule: 'redundancy', day: place, message: `${exerciseName} twice in a session` });
    }
  });
  return found;
}

const TIME_SHARE = { min: 0.85, max: 1.05 };

/** Shorter sessions are fine if pain or a condition rules out most exercises. */
const RESTRICTED_SHARE = 0.5;

function auditTime({ minutes, place }: Day, answers: PlanAnswers): AuditFinding[] {
  const targetMinutes = leadingNumber(answers.sessionDuration);
  const share = minutes / targetMinutes;
  const minShare = isRestricted(answers) ? RESTRICTED_SHARE : TIME_SHARE.min;
  if (share >= minShare && share <= TIME_SHARE.max) return [];
  return [{ rule: 'time', day: place, message: `${minutes} of ${targetMinutes} minutes` }];
}

const MIN_REST = { compound: 120, isolation: 75 };

function auditExercises({ items, place }: Day, answers: PlanAnswers): AuditFinding[] {
  const painful = painfulPatterns(answers.injuries ?? []);
  const noStrain = mustNotStrain(answers);
  const pregnant = isPregnant(answers);
  const isGrown = answers.experience === 'advanced' || answers.experience === 'expert';
  return items.flatMap(({ exercise, exerciseName, restTime }) => {
    const found: AuditFinding[] = [];
    const remark = (rule: AuditRule, message: string) => found.push({ rule, day: place, message });
    const minRest = exercise.exerciseType === 'compound' ? MIN_REST.compound : MIN_REST.isolation;
    if (restTime < minRest) remark('rest', `${exerciseName} with ${restTime} s of rest`);
    if (isPainful(exercise, painful) && exercise.id !== ALWAYS_ALLOWED) {
      remark('pain', `${exerciseName} follows a pattern that hurts`);
    }
    if (noStrain && exercise.heavy) remark('strain', `${exerciseName} with a condition`);
    if (pregnant && isUnfitInPregnancy(exercise)) remark('strain', `${exerciseName} in pregnancy`);
    if (isGrown && exercise.id === 'bodyweight-squat') {
      remark('loadable', `${exerciseName} for an advanced athlete`);
    }
    return found;
  });
}
