import { type CompetitionCategory, leadingNumber, type PlanAnswers } from '../athlete/answers.ts';
import { MUSCLES, type Muscle } from '../exercises/muscles.ts';
import type { MuscleLandmarks } from './landmarks.ts';
import { trainingDays } from './training-days.ts';

/** A program's priorities. Weekly direct sets; indirect sets don't count toward them. */
export interface Emphasis {
  /** Minimum direct sets of muscles to score or bring up, most important first. */
  minSets: ReadonlyMap<Muscle, number>;
  /** Maximum direct sets. */
  maxSets: ReadonlyMap<Muscle, number>;
  /** Muscles that open the session, most important first. */
  first: readonly Muscle[];
  /** Which half of the body leads the week; null for neither. */
  leads: 'lower' | 'upper' | null;
  /** Whether the vacuum pose is practiced. */
  hasVacuum: boolean;
  /** Whether the division scores every muscle alike. */
  isBalanced: boolean;
}

/** A plan's stored priorities: direct sets of muscles it prioritizes or only maintains. */
export interface StoredEmphasis {
  least: Partial<Record<Muscle, number>>;
  most: Partial<Record<Muscle, number>>;
}

export const emphasisToStore = ({ minSets, maxSets }: Emphasis): StoredEmphasis => ({
  least: Object.fromEntries(minSets),
  most: Object.fromEntries(maxSets),
});

/** @param stored null for a plan written by a person */
export function emphasisFrom(
  stored: StoredEmphasis | null | undefined,
): Pick<Emphasis, 'minSets' | 'maxSets'> {
  const toMap = (sets: StoredEmphasis['least'] = {}) =>
    new Map(MUSCLES.flatMap((muscle) => (sets[muscle] ? [[muscle, sets[muscle]] as const] : [])));
  return { minSets: toMap(stored?.least), maxSets: toMap(stored?.most) };
}

interface DivisionEmphasis {
  /** Muscle with minimum and maximum sets; most important first. */
  scored: readonly (readonly [Muscle, number, number])[];
  /** Muscles that are maintained, not built. */
  maintained?: readonly (readonly [Muscle, number])[];
  leads?: 'lower' | 'upper';
  hasVacuum?: boolean;
}

const BALANCED: DivisionEmphasis = {
  scored: [
    ['hamstrings', 8, 16],
    ['biceps', 8, 14],
    ['triceps', 8, 14],
  ],
};
const BROAD_AND_FIRM: DivisionEmphasis = {
  scored: [
    ['side_rear_delts', 12, 16],
    ['back', 10, 14],
    ['glutes', 8, 12],
  ],
  leads: 'upper',
};

/** Weekly direct sets by division: coaching heuristics (`science.md`, "Programming rules, version 2"). */
const DIVISIONS: Readonly<Record<CompetitionCategory, DivisionEmphasis>> = {
  Bikini: {
    scored: [
      ['glutes', 12, 18],
      ['side_rear_delts', 8, 12],
    ],
    maintained: [['chest', 4]],
    leads: 'lower',
  },
  Wellness: {
    scored: [
      ['glutes', 12, 18],
      ['quads', 12, 18],
      ['hamstrings', 8, 12],
    ],
    maintained: [['chest', 6]],
    leads: 'lower',
  },
  Figure: BROAD_AND_FIRM,
  "Women's Physique": BROAD_AND_FIRM,
  "Men's Physique": {
    scored: [
      ['side_rear_delts', 14, 18],
      ['back', 12, 16],
      // 8–10 of these sets are for the upper chest.
      ['chest', 8, 14],
    ],
    maintained: [
      ['quads', 8],
      ['hamstrings', 8],
      ['glutes', 4],
    ],
    leads: 'upper',
  },
  'Classic Physique': {
    scored: [
      ['back', 12, 16],
      ['side_rear_delts', 12, 16],
      ['quads', 12, 16],
    ],
    hasVacuum: true,
  },
  "Men's Bodybuilding": BALANCED,
  "Women's Bodybuilding": BALANCED,
};

/** Muscles that may open a session. Others would tire muscles needed for the big lifts. */
const OPENING: ReadonlySet<Muscle> = new Set([
  'glutes',
  'quads',
  'hamstrings',
  'back',
  'chest',
  'side_rear_delts',
]);
const LOWER: ReadonlySet<Muscle> = new Set(['quads', 'hamstrings', 'glutes', 'calves']);
/** Beginners grow with less volume. [our choice] */
const BEGINNER_SHARE = 0.75;
/**
 * Priority muscles get at least this share of the way from minimum to most productive volume. [our
 * choice]
 */
const FOCUS_SHARE = 0.5;

/** Muscles scored by the athlete's division and muscles they want to bring up. */
export function emphasisOf(answers: PlanAnswers, landmarks: MuscleLandmarks): Emphasis {
  const { division, focusMuscles = [], experience } = answers;
  const of = division ? DIVISIONS[division] : undefined;
  const share = experience === 'beginner' ? BEGINNER_SHARE : 1;
  const minSets = new Map<Muscle, number>();
  const maxSets = new Map<Muscle, number>(of?.maintained ?? []);
  for (const muscle of focusMuscles) {
    const { mev, mavHigh } = landmarks[muscle];
    minSets.set(muscle, Math.round(share * (mev + FOCUS_SHARE * (mavHigh - mev))));
    maxSets.delete(muscle);
  }
  for (const [muscle, low, high] of of?.scored ?? []) {
    minSets.set(muscle, Math.max(minSets.get(muscle) ?? 0, Math.round(share * low)));
    if (!focusMuscles.includes(muscle)) maxSets.set(muscle, high);
  }
  fitTime(minSets, answers, of === BALANCED ? BALANCED_SHARE : MAX_SHARE);
  const scored = of?.leads ? of.scored.map(([muscle]) => muscle) : [];
  const first = [...new Set([...scored, ...focusMuscles])].filter((one) => OPENING.has(one));
  const leads = of?.leads ?? leadOf(focusMuscles);
  const hasVacuum = of?.hasVacuum ?? false;
  return {
    minSets: minSets,
    maxSets: maxSets,
    first,
    leads,
    hasVacuum,
    isBalanced: of === BALANCED,
  };
}

/** Minutes per hard set including rest, setup and warm-up. [our choice] */
const MINUTES_PER_SET = 3.5;
/** Priority muscles get at most this share of the sets that time allows. [our choice] */
const MAX_SHARE = 0.36;
/** If every muscle counts, arms and hamstrings leave sets for the others. [our choice] */
const BALANCED_SHARE = 0.25;

/** Minimum sets of an exercise. */
const MIN_SETS = 2;

/** Scales priority sets down, in place, if time is short. */
function fitTime(minSets: Map<Muscle, number>, answers: PlanAnswers, share: number): void {
  const minutes = trainingDays(answers) * leadingNumber(answers.sessionDuration);
  const availableSets = (share * minutes) / MINUTES_PER_SET;
  const requestedSets = [...minSets.values()].reduce((sum, sets) => sum + sets, 0);
  if (requestedSets <= availableSets) return;
  for (const [muscle, sets] of minSets) {
    const fitting = Math.floor((sets * availableSets) / requestedSets);
    if (fitting < MIN_SETS) minSets.delete(muscle);
    else minSets.set(muscle, fitting);
  }
}

function leadOf(focus: readonly Muscle[]): Emphasis['leads'] {
  const lower = focus.filter((muscle) => LOWER.has(muscle)).length;
  if (lower > 0 && lower === focus.length) return 'lower';
  return null;
}

/** Indirect half-sets that a scored muscle gets on top of its direct sets. [our choice] */
const INDIRECT_ALLOWANCE = 5;

/** An athlete's landmarks: a scored muscle may exceed the usual MRV. */
export function landmarksWith(
  { minSets, maxSets }: Pick<Emphasis, 'minSets' | 'maxSets'>,
  landmarks: MuscleLandmarks,
): MuscleLandmarks {
  const raised = [...minSets].map(([muscle, low]) => {
    const marks = landmarks[muscle];
    const neededSets = Math.max(low, maxSets.get(muscle) ?? 0) + INDIRECT_ALLOWANCE;
    return [muscle, { ...marks, mrv: Math.max(marks.mrv, neededSets) }] as const;
  });
  return { ...landmarks, ...Object.fromEntries(raised) };
}
