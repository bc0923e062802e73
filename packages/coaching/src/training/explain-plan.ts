import { leadingNumber, type PlanAnswers } from '../athlete/answers.ts';
import { injuryText } from '../athlete/injuries.ts';
import { EXERCISES, findExercise } from '../exercises/library.ts';
import { MUSCLE_LABELS, MUSCLES, type Muscle } from '../exercises/muscles.ts';
import { counted } from '../text/counted.ts';
import { emphasisOf } from './emphasis.ts';
import type { MuscleLandmarks } from './landmarks.ts';
import type { PlanLength } from './plan-length.ts';
import type { PlannedWorkout } from './planned-workout.ts';
import { recoveryOf } from './recovery-phase.ts';
import type { Split } from './split.ts';
import { ALWAYS_ALLOWED, isPregnant, mustNotStrain, painfulPatterns } from './trainable.ts';
import { isInDeficit, recoversBadly } from './volume-targets.ts';

const MAX_SENTENCES = 6;

/** The parts of a generated plan that its explanation uses. */
interface GeneratedPlan {
  split: Split;
  weeklySets: Readonly<Record<Muscle, number>>;
  landmarks: MuscleLandmarks;
  length: PlanLength;
  workouts: readonly PlannedWorkout[];
}

/**
 * Why the plan looks the way it does and what was left out, in at most six short sentences, most
 * important first.
 */
export function explainPlan(answers: PlanAnswers, plan: GeneratedPlan): string[] {
  const sentences = [
    showSentence(plan),
    recoverySentence(answers, plan),
    healthSentence(answers),
    injurySentence(answers),
    otherHalfSentence(answers, plan),
    daysSentence(answers, plan),
    prioritySentence(answers, plan),
    volumeSentence(answers),
    supersetSentence(answers, plan),
    shortSentence(answers, plan),
    timeSentence(answers, plan),
  ];
  return sentences.filter((sentence) => sentence !== null).slice(0, MAX_SENTENCES);
}

function showSentence({ length: { show } }: GeneratedPlan): string | null {
  if (show === null || show.weeksOut > 1) return null;
  return 'Your show is this week: follow the peak-week plan, and use this plan for light days only.';
}

function recoverySentence(answers: PlanAnswers, { length }: GeneratedPlan): string | null {
  const recovery = recoveryOf(answers);
  if (recovery === null) return null;
  const ago = recovery.weeksSince === 0 ? 'just over' : 'behind you';
  const share = Math.round(20 * recovery.setsFrom) * 5;
  return `Your show is ${ago}: for ${counted(length.weeks, 'week')} your sets rebuild from about ${share}% of the usual, with 2 to 4 reps in reserve and nothing to failure.`;
}

function healthSentence(answers: PlanAnswers): string | null {
  if (!mustNotStrain(answers)) return null;
  const alternatives = isPregnant(answers)
    ? 'no heavy barbell lifts, no crunches and nothing flat on your back or belly'
    : 'no heavy barbell lifts';
  return `Because of your health, every set stops at RPE 7 and there are ${alternatives}: breathe out on the way up, and ask your clinician before you train.`;
}

/** With this many muscles untrained, a plan can't build muscle. [our choice] */
const MANY_MUSCLES = 6;

function injurySentence({ injuries = [] }: PlanAnswers): string | null {
  const [first] = injuries;
  if (first === undefined) return null;
  const which = injuries.length === 1 ? `your ${injuryText(first)}` : 'your injuries';
  const untrained = untrainedMuscles(injuries);
  if (untrained.length >= MANY_MUSCLES) {
    return `Almost everything could hurt with ${which}, so this plan has only the few exercises that shouldn’t: see a physiotherapist or clinician before you train.`;
  }
  const untrainedNote =
    untrained.length > 0 ? `; nothing pain-free was left for ${listed(untrained)}` : '';
  return `Exercises that may hurt (${which}) are replaced by the nearest ones that shouldn’t${untrainedNote}.`;
}

const LEGS: ReadonlySet<Muscle> = new Set(['quads', 'hamstrings', 'glutes']);
const ARMS_AND_TORSO: ReadonlySet<Muscle> = new Set([
  'chest',
  'back',
  'side_rear_delts',
  'front_delts',
  'biceps',
  'triceps',
]);
const OTHER_HALF: Readonly<Record<string, ReadonlySet<Muscle>>> = {
  Lower: ARMS_AND_TORSO,
  Legs: ARMS_AND_TORSO,
  Upper: LEGS,
  Push: LEGS,
  Pull: LEGS,
};

function otherHalfSentence(
  { injuries = [] }: PlanAnswers,
  { workouts }: GeneratedPlan,
): string | null {
  if (injuries.length === 0 || !workouts.some(hasOtherHalf)) return null;
  return 'Where that leaves a session short, it also trains the other half of your body.';
}

/** Whether a day named for one half of the body also trains the other. */
function hasOtherHalf({ name, exercises }: PlannedWorkout): boolean {
  const other = OTHER_HALF[name];
  return exercises.some(({ exerciseId }) =>
    findExercise(exerciseId)?.primaryMuscles.some((muscle) => other?.has(muscle)),
  );
}

/** Muscles without a pain-free exercise. */
function untrainedMuscles(injuries: NonNullable<PlanAnswers['injuries']>): Muscle[] {
  const painful = painfulPatterns(injuries);
  return MUSCLES.filter((muscle) =>
    EXERCISES.filter(({ primaryMuscles }) => primaryMuscles.includes(muscle)).every(
      ({ id, movementPattern }) => id !== ALWAYS_ALLOWED && painful.has(movementPattern),
    ),
  );
}

const SPLIT_REASONS: Readonly<Record<string, string>> = {
  'Full Body': 'each session trains upper and lower body',
  'Upper/Lower': 'every muscle is trained twice a week with a day between',
  'Push/Pull/Legs + Upper/Lower': 'every muscle is trained twice a week',
  'Push/Pull/Legs': 'every muscle is trained twice a week',
  'Upper/Lower + Push/Pull': 'shoulders and back get most of the week',
  'Push/Pull/Legs + Upper': 'shoulders and back get most of the week',
};

const USUAL_UPPER_LOWER_DAYS = 4;

function daysSentence({ experience }: PlanAnswers, { split }: GeneratedPlan): string {
  const days = split.days.length;
  const week = `${split.style} on ${counted(days, 'day')}: ${splitReason(split)}`;
  if (split.fewerBecause === 'beginner') {
    return `${week}. You asked for ${split.requestedDays} days, but as a ${experience} you grow just as well on ${days} and recover better.`;
  }
  if (split.fewerBecause === 'availability') {
    return `${week}. You asked for ${split.requestedDays} days but have time on ${days}.`;
  }
  return `${week}.`;
}

function splitReason({ style, days }: Split): string {
  if (style === 'Upper/Lower' && days.length > USUAL_UPPER_LOWER_DAYS) {
    return 'every muscle is trained two or three times a week';
  }
  const legDays = days.filter(({ name }) => name === 'Lower').length;
  if (style === 'Lower/Upper') return `legs and glutes are trained on ${counted(legDays, 'day')}`;
  return SPLIT_REASONS[style] ?? 'the work is spread over the week';
}

function prioritySentence(answers: PlanAnswers, { landmarks }: GeneratedPlan): string | null {
  const { minSets, maxSets, isBalanced } = emphasisOf(answers, landmarks);
  const { division, focusMuscles = [] } = answers;
  if (minSets.size === 0) return null;
  if (isBalanced && focusMuscles.length === 0) {
    return `For ${division} every muscle counts: ${listed([...minSets.keys()])} get direct sets of their own too.`;
  }
  const maintained = [...maxSets.keys()].filter((muscle) => !minSets.has(muscle));
  const because = division && !isBalanced ? `For ${division}` : 'As you asked';
  const muscles = [...minSets.keys()].filter((one) => !isBalanced || focusMuscles.includes(one));
  if (muscles.length === 0) return null;
  const first = `${because}, the priority is ${listed(muscles)}`;
  return maintained.length === 0
    ? `${first}.`
    : `${first}. Only maintained: ${listed(maintained)}.`;
}

function volumeSentence(answers: PlanAnswers): string | null {
  if (recoversBadly(answers)) {
    return 'Stress or short sleep cost recovery, so there are no more sets than you recover from: sleep comes first.';
  }
  if (isInDeficit(answers))
    return 'A deficit costs recovery, so there are no more sets than you recover from.';
  if (answers.experience === 'beginner') return 'A beginner grows from few hard sets, done well.';
  return null;
}

function supersetSentence(
  { sessionDuration }: PlanAnswers,
  { workouts }: GeneratedPlan,
): string | null {
  const hasPairs = workouts.some(({ exercises }) =>
    exercises.some(({ supersetWith }) => supersetWith),
  );
  if (!hasPairs) return null;
  return `Some exercises are paired as supersets, so that more fits into ${leadingNumber(sessionDuration)} minutes.`;
}

/** Names the muscles below productive volume. */
function shortSentence(
  answers: PlanAnswers,
  { weeklySets, landmarks }: GeneratedPlan,
): string | null {
  if (answers.experience === 'beginner') return null;
  const { maxSets } = emphasisOf(answers, landmarks);
  const untrained = untrainedMuscles(answers.injuries ?? []);
  const short = MUSCLES.filter(
    (muscle) =>
      !untrained.includes(muscle) &&
      weeklySets[muscle] < Math.min(landmarks[muscle].mev, maxSets.get(muscle) ?? 99),
  );
  if (short.length === 0) return null;
  const list = short
    .map((muscle) => `${MUSCLE_LABELS[muscle]} ${weeklySets[muscle]} of ${landmarks[muscle].mev}`)
    .join(', ');
  return `Fewer weekly sets than is usually productive: ${list}. Add time or a day to grow there.`;
}

/** Sessions shorter than the chosen duration by more than this share are explained. */
const USED_SHARE = 0.85;

function timeSentence(
  { sessionDuration, injuries = [] }: PlanAnswers,
  { workouts }: GeneratedPlan,
): string | null {
  const minutes = leadingNumber(sessionDuration);
  const shortest = Math.min(...workouts.map(({ estimatedMinutes }) => estimatedMinutes));
  if (shortest >= USED_SHARE * minutes) return null;
  const because =
    injuries.length > 0
      ? 'little is left that doesn’t hurt'
      : 'more sets would cost more recovery than they bring';
  return `Some sessions end before your ${minutes} minutes: ${because}.`;
}

const listed = (muscles: readonly Muscle[]) =>
  muscles
    .map((muscle) => MUSCLE_LABELS[muscle])
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
