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
import { leastRir, type PlanWeek, setsGrow } from './plan-weeks.ts';
import {
  PROGRESSION_RULES,
  periodizationNotes,
  planDescription,
  planFocus,
  planGoals,
  planPhase,
  planTitle,
} from './plan-words.ts';
import {
  type DraftExercise,
  describeExercise,
  estimateMinutes,
  type PlannedWorkout,
  weekdayName,
} from './planned-workout.ts';
import { prescribe, type Technique } from './prescription.ts';
import { LEAST_TIME_SHARE } from './ramp-sets.ts';
import { sessionMinutes } from './session-time.ts';
import { chooseSplit, type Split, type SplitDay } from './split.ts';
import { isRestricted, mustNotStrain } from './trainable.ts';
import { recoversBadly, type VolumeLevel, volumeLevel, volumeTargets } from './volume-targets.ts';

/** A training plan: the base week in full, and what each week makes of it. */
export interface TrainingPlan {
  name: string;
  description: string;
  /** 1 to 52; the week of a show is not among them. */
  weeks: number;
  daysPerWeek: number;
  phase: string;
  trainingStyle: string;
  intensityLevel: 'moderate' | 'high';
  volumeLevel: VolumeLevel;
  /** 'Monday, Wednesday, Friday' */
  frequencyPattern: string;
  /** The show ahead, if there is one, and the weeks to it. */
  competitionDate: string | null;
  weeksOut: number | null;
  goals: string[];
  focusAreas: string[];
  /** Weeks, from 1. */
  deloadWeeks: number[];
  /** A name, a focus and a course of sets and repetitions for each mesocycle. */
  blocks: PlanBlock[];
  /** What its weeks put first and only maintain, in direct sets. */
  emphasis: StoredEmphasis;
  /** Whether each week of a mesocycle adds sets to the one before. */
  setsGrow: boolean;
  /** Whether each block between two deloads goes from 3 to 1 repetitions in reserve. */
  effortRises: boolean;
  /** The fewest repetitions in reserve that any week asks for. */
  leastRir: number;
  periodizationNotes: string;
  /** The most minutes a session may take. */
  sessionMinutes: number;
  /** In the order of the week. */
  workouts: PlannedWorkout[];
  /** Hard sets of the base week, indirect ones as 0.5. */
  weeklySets: Record<Muscle, number>;
  /** Week by week; `prescribeWeek` makes the workouts of one. */
  weekPlan: PlanWeek[];
  progression: string[];
  /** At most six short sentences: why the plan is as it is, and what was left out. */
  reasons: string[];
}

/**
 * An athlete's training plan from their answers. Deterministic for answers, seed and landmarks. Every session fits the
 * chosen duration, uses only available equipment and nothing painful, and no muscle exceeds its MRV; `notes` explains
 * the plan and what was left out.
 * @param landmarks of the athlete's coach
 * @throws RangeError if `answers.today` or `competitionDate` is no calendar day
 */
export function makeTrainingPlan(
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
    makeWorkout(day, days[index] ?? [], { answers, limitMinutes, random }),
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
    leastRir: leastRir(answers),
    periodizationNotes: periodizationNotes(weekPlan, length, leastRir(answers)),
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

/** The exercises of every day with their sets, repetitions and rests. */
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
  const leastMinutes = LEAST_TIME_SHARE * limitMinutes;
  const allocation = {
    ...{ days, limitMinutes, leastMinutes, emphasis, isRestricted: isRestricted(answers) },
    targets: volumeTargets(answers, landmarks),
    landmarks: landmarksWith(emphasis, landmarks),
  };
  allocateSets(allocation);
  if (limitMinutes <= SUPERSET_MINUTES && maySuperset(answers)) addSupersets(allocation, answers);
  const chosen = days.map(settlePairs);
  for (const day of chosen) fillRests(day, { leastMinutes, limitMinutes });
  return chosen;
}

/** Sessions up to so long are worth pairing exercises in. [our choice] */
const SUPERSET_MINUTES = 60;
const MOST_ROUNDS = 3;

/** While a muscle lacks sets, pairs exercises as supersets and shares out the time that this saves, in place. */
function addSupersets(
  allocation: Allocation & { days: readonly DraftExercise[][] },
  answers: PlanAnswers,
): void {
  for (let round = 0; round < MOST_ROUNDS && lacksSets(allocation); round += 1) {
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

/** Drop sets and rest-pause are for grown, advanced athletes who recover well. */
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

/** What the days are written with; each week says its own. */
const BASE_RIR = 3;

function makeWorkout(day: SplitDay, chosen: DraftExercise[], context: Context): PlannedWorkout {
  const cluster = usesTechniques(context.answers) ? clusterItem(chosen, context) : undefined;
  const technique = clusterTechnique(context.random);
  const exercises = chosen.map((item) =>
    describeExercise(item, {
      technique: item.pair ? 'super_set' : item === cluster ? technique : 'straight_sets',
      rir: BASE_RIR,
      partner: chosen.find(
        ({ pair }, place) => pair && pair === item.pair && chosen[place] !== item,
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

/** The last isolation with a quickly changed load, if the session has a minute left. */
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
