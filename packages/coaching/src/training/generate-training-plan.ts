import { leadingNumber, type PlanAnswers } from '../athlete/answers.ts';
import type { Muscle } from '../exercises/muscles.ts';
import { type SeededRandom, seededRandom } from '../random/seeded.ts';
import { type Allocation, allocateSets, lacksSets, tallyOf } from './allocate-sets.ts';
import { daySlots } from './day-slots.ts';
import {
  type Emphasis,
  emphasisOf,
  emphasisToStore,
  landmarksWith,
  type StoredEmphasis,
} from './emphasis.ts';
import { explainPlan } from './explain-plan.ts';
import { fillRests } from './fill-rests.ts';
import { type MuscleLandmarks, VOLUME_LANDMARKS } from './landmarks.ts';
import { maySuperset, pairSupersets, settlePairs } from './pair-supersets.ts';
import { type FilledSlot, pickExercises } from './pick-exercises.ts';
import type { PlanBlock } from './plan-blocks.ts';
import { planLength } from './plan-length.ts';
import { planMesocycles } from './plan-mesocycles.ts';
import {
  PROGRESSION_RULES,
  periodizationNotes,
  planDescription,
  planFocus,
  planGoals,
  planPhase,
  planTitle,
} from './plan-text.ts';
import { minRir, type PlanWeek, setsGrow } from './plan-weeks.ts';
import {
  type DraftExercise,
  describeExercise,
  estimateMinutes,
  type PlannedWorkout,
  weekdayName,
} from './planned-workout.ts';
import { prescribe, type Technique } from './prescription.ts';
import { MIN_TIME_SHARE } from './ramp-sets.ts';
import { sessionMinutes } from './session-time.ts';
import { chooseSplit, type Split, type SplitDay } from './split.ts';
import { isRestricted, mustNotStrain } from './trainable.ts';
import { recoversBadly, type VolumeLevel, volumeLevel, volumeTargets } from './volume-targets.ts';

/** A training plan: the full base week and the changes of each week. */
export interface TrainingPlan {
  name: string;
  description: string;
  /** 1–52, excluding show week. */
  weeks: number;
  daysPerWeek: number;
  phase: string;
  trainingStyle: string;
  intensityLevel: 'moderate' | 'high';
  volumeLevel: VolumeLevel;
  /** 'Monday, Wednesday, Friday' */
  frequencyPattern: string;
  /** The next show, if any, and the weeks until it. */
  competitionDate: string | null;
  weeksOut: number | null;
  goals: string[];
  focusAreas: string[];
  /** Weeks, from 1. */
  deloadWeeks: number[];
  /** Name, focus, and set and rep progression of each mesocycle. */
  blocks: PlanBlock[];
  /** Direct sets of prioritized and maintained muscles. */
  emphasis: StoredEmphasis;
  /** Whether each week of a mesocycle adds sets. */
  setsGrow: boolean;
  /** Whether each block between two deloads goes from 3 to 1 reps in reserve. */
  effortRises: boolean;
  /** Minimum reps in reserve of any week. */
  leastRir: number;
  periodizationNotes: string;
  /** Maximum minutes of a session. */
  sessionMinutes: number;
  /** In weekday order. */
  workouts: PlannedWorkout[];
  /** Hard sets of the base week, indirect ones as 0.5. */
  weeklySets: Record<Muscle, number>;
  /** Week by week; `prescribeWeek` builds the workouts of a week. */
  weekPlan: PlanWeek[];
  progression: string[];
  /** Why the plan looks the way it does and what was left out, in at most six short sentences. */
  reasons: string[];
}

/**
 * An athlete's training plan from their answers. Deterministic for answers, seed and landmarks.
 * Every session fits the chosen duration and uses only available equipment and pain-free
 * exercises. No muscle exceeds its MRV. `notes` explains the plan and what was left out.
 * @param landmarks of the athlete's coach
 * @throws RangeError if `answers.today` or `competitionDate` isn't a calendar day
 */
export function generateTrainingPlan(
  answers: PlanAnswers,
  { seed, landmarks = VOLUME_LANDMARKS }: { seed: string | number; landmarks?: MuscleLandmarks },
): TrainingPlan {
  const random = seededRandom(seed);
  const split = chooseSplit(answers);
  const length = planLength(answers);
  const limitMinutes = leadingNumber(answers.sessionDuration);
  const emphasis = emphasisOf(answers, landmarks);
  const days = fillDays(answers, { split, landmarks, emphasis, limitMinutes, random });
  const weeklySets = tallyOf(days);
  const workouts = split.days.map((day, index) =>
    buildWorkout(day, days[index] ?? [], { answers, limitMinutes, random }),
  );
  const stored = emphasisToStore(emphasis);
  const limits = { sessionMinutes: limitMinutes, landmarks, emphasis: stored };
  const { deloadWeeks, blocks, weekPlan } = planMesocycles(answers, { length, workouts, limits });
  return {
    name: planTitle(answers, length.weeks, split.style),
    description: planDescription(answers, split),
    weeks: length.weeks,
    daysPerWeek: split.days.length,
    phase: planPhase(answers, length),
    trainingStyle: split.style,
    intensityLevel: usesTechniques(answers) ? 'high' : 'moderate',
    volumeLevel: volumeLevel(answers),
    frequencyPattern: frequencyPattern(split),
    competitionDate: length.show?.date ?? null,
    weeksOut: length.show?.weeksOut ?? null,
    goals: planGoals(answers),
    focusAreas: planFocus(answers),
    deloadWeeks,
    blocks,
    emphasis: stored,
    setsGrow: setsGrow(answers),
    effortRises: true,
    leastRir: minRir(answers),
    periodizationNotes: periodizationNotes(weekPlan, length, minRir(answers)),
    sessionMinutes: limitMinutes,
    workouts,
    weeklySets,
    weekPlan,
    progression: [...PROGRESSION_RULES],
    reasons: explainPlan(answers, { split, weeklySets, landmarks, length, workouts }),
  };
}

interface Frame {
  split: Split;
  landmarks: MuscleLandmarks;
  emphasis: Emphasis;
  limitMinutes: number;
  random: SeededRandom;
}

/** Every day's exercises with their sets, reps and rests. */
function fillDays(answers: PlanAnswers, frame: Frame): DraftExercise[][] {
  const { split, landmarks, emphasis, limitMinutes, random } = frame;
  const picked = pickExercises(
    answers,
    {
      names: split.days.map(({ name }) => name),
      slots: daySlots(split, emphasis, {
        minutes: limitMinutes,
        isRestricted: isRestricted(answers),
      }),
    },
    random,
  );
  const days = picked.map((slots) => draftDay(slots, answers));
  const minMinutes = MIN_TIME_SHARE * limitMinutes;
  const allocation = {
    ...{ days, limitMinutes, minMinutes, emphasis, isRestricted: isRestricted(answers) },
    targets: volumeTargets(answers, landmarks),
    landmarks: landmarksWith(emphasis, landmarks),
  };
  allocateSets(allocation);
  if (limitMinutes <= SUPERSET_MINUTES && maySuperset(answers)) addSupersets(allocation, answers);
  const chosen = days.map(settlePairs);
  for (const day of chosen) fillRests(day, { minMinutes, limitMinutes });
  return chosen;
}

/** Maximum session length for which exercises are paired as supersets. [our choice] */
const SUPERSET_MINUTES = 60;
const MAX_ROUNDS = 3;

/**
 * While a muscle lacks sets, pairs exercises as supersets and allocates the saved time, in place.
 */
function addSupersets(
  allocation: Allocation & { days: readonly DraftExercise[][] },
  answers: PlanAnswers,
): void {
  for (let round = 0; round < MAX_ROUNDS && lacksSets(allocation); round += 1) {
    for (const day of allocation.days) pairSupersets(day, answers);
    allocateSets(allocation);
  }
}

function draftDay(slots: readonly FilledSlot[], answers: PlanAnswers): DraftExercise[] {
  return slots.map(({ exercise, isMain, isLighter, isFiller = false }) => ({
    exercise,
    isMain,
    isFiller,
    sets: 0,
    hasCluster: false,
    ...prescribe(exercise, answers, isLighter),
  }));
}

function frequencyPattern(split: Split): string {
  return split.days.map((day) => weekdayName(day.weekday)).join(', ');
}

/** Drop sets and rest-pause are for advanced athletes who recover well. */
function usesTechniques(answers: PlanAnswers): boolean {
  if (mustNotStrain(answers)) return false;
  const isAdvanced = answers.experience === 'advanced' || answers.experience === 'expert';
  return isAdvanced && answers.ageYears >= 18 && !recoversBadly(answers);
}

interface Context {
  answers: PlanAnswers;
  limitMinutes: number;
  random: SeededRandom;
}

/** Reps in reserve of the base week; each week sets its own. */
const BASE_RIR = 3;

function buildWorkout(day: SplitDay, chosen: DraftExercise[], context: Context): PlannedWorkout {
  const cluster = usesTechniques(context.answers) ? clusterItem(chosen, context) : undefined;
  const technique = clusterTechnique(context.random);
  const exercises = chosen.map((item) =>
    describeExercise(item, {
      technique: item.pair ? 'super_set' : item === cluster ? technique : 'straight_sets',
      rir: BASE_RIR,
      partner: chosen.find(
        ({ pair }, index) => pair && pair === item.pair && chosen[index] !== item,
      ),
    }),
  );
  return {
    name: day.name,
    day: day.weekday + 1,
    weekday: weekdayName(day.weekday),
    estimatedMinutes: estimateMinutes(exercises),
    exercises,
  };
}

function clusterTechnique(random: SeededRandom): Technique {
  return random.pick(['drop_set', 'rest_pause'] as const);
}

const CLUSTER_LOADINGS: ReadonlySet<string> = new Set(['machine', 'cable', 'dumbbell']);

/** The last isolation exercise whose load changes quickly, if the session has a minute left. */
function clusterItem(
  chosen: DraftExercise[],
  { limitMinutes }: Context,
): DraftExercise | undefined {
  return chosen.findLast((item) => {
    const { exerciseType, loading, timed } = item.exercise;
    if (exerciseType !== 'isolation' || timed || item.pair || !CLUSTER_LOADINGS.has(loading))
      return false;
    const withCluster = chosen.map((other) =>
      other === item ? { ...other, hasCluster: true } : other,
    );
    return sessionMinutes(withCluster) <= limitMinutes;
  });
}
