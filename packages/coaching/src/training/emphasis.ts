import { type CompetitionCategory, leadingNumber, type PlanAnswers } from '../athlete/answers.ts';
import { MUSCLES, type Muscle } from '../exercises/muscles.ts';
import type { MuscleLandmarks } from './landmarks.ts';
import { trainingDays } from './training-days.ts';

/** What a program puts first. Weekly direct sets; indirect ones never fill these. */
export interface Emphasis {
  /** The least direct sets of a muscle that is scored or to be brought up, the most important first. */
  least: ReadonlyMap<Muscle, number>;
  /** The most direct sets. */
  most: ReadonlyMap<Muscle, number>;
  /** Muscles that open the session, most important first. */
  first: readonly Muscle[];
  /** Which half of the body leads the week; null for neither. */
  leads: 'lower' | 'upper' | null;
  /** Whether the vacuum pose is practiced. */
  hasVacuum: boolean;
  /** Whether the division scores every muscle alike. */
  isBalanced: boolean;
}

/** The direct sets that a plan puts first and only maintains, as it is stored with it. */
export interface StoredEmphasis {
  least: Partial<Record<Muscle, number>>;
  most: Partial<Record<Muscle, number>>;
}

export const emphasisToStore = ({ least, most }: Emphasis): StoredEmphasis => ({
  least: Object.fromEntries(least),
  most: Object.fromEntries(most),
});

/** @param stored none of a plan that a person wrote */
export function emphasisFrom(
  stored: StoredEmphasis | null | undefined,
): Pick<Emphasis, 'least' | 'most'> {
  const toMap = (sets: StoredEmphasis['least'] = {}) =>
    new Map(MUSCLES.flatMap((muscle) => (sets[muscle] ? [[muscle, sets[muscle]] as const] : [])));
  return { least: toMap(stored?.least), most: toMap(stored?.most) };
}

interface DivisionEmphasis {
  /** From and to; the most important muscle first. */
  scored: readonly (readonly [Muscle, number, number])[];
  /** Muscles that are maintained, not built. */
  held?: readonly (readonly [Muscle, number])[];
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
    held: [['chest', 4]],
    leads: 'lower',
  },
  Wellness: {
    scored: [
      ['glutes', 12, 18],
      ['quads', 12, 18],
      ['hamstrings', 8, 12],
    ],
    held: [['chest', 6]],
    leads: 'lower',
  },
  Figure: BROAD_AND_FIRM,
  "Women's Physique": BROAD_AND_FIRM,
  "Men's Physique": {
    scored: [
      ['side_rear_delts', 14, 18],
      ['back', 12, 16],
      // 8 to 10 of them for the upper chest.
      ['chest', 8, 14],
    ],
    held: [
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

/** Others would tire what the big lifts need. */
const OPENING: ReadonlySet<Muscle> = new Set([
  'glutes',
  'quads',
  'hamstrings',
  'back',
  'chest',
  'side_rear_delts',
]);
const LOWER: ReadonlySet<Muscle> = new Set(['quads', 'hamstrings', 'glutes', 'calves']);
/** Beginners grow from less. [our choice] */
const BEGINNER_SHARE = 0.75;
/** Priority muscles get at least this share of the way from minimum to most productive volume. [our choice] */
const FOCUS_SHARE = 0.5;

/** What an athlete's division scores and what they ask to bring up. */
export function emphasisOf(answers: PlanAnswers, landmarks: MuscleLandmarks): Emphasis {
  const { division, focusMuscles = [], experience } = answers;
  const of = division ? DIVISIONS[division] : undefined;
  const share = experience === 'beginner' ? BEGINNER_SHARE : 1;
  const least = new Map<Muscle, number>();
  const most = new Map<Muscle, number>(of?.held ?? []);
  for (const muscle of focusMuscles) {
    const { mev, mavHigh } = landmarks[muscle];
    least.set(muscle, Math.round(share * (mev + FOCUS_SHARE * (mavHigh - mev))));
    most.delete(muscle);
  }
  for (const [muscle, low, high] of of?.scored ?? []) {
    least.set(muscle, Math.max(least.get(muscle) ?? 0, Math.round(share * low)));
    if (!focusMuscles.includes(muscle)) most.set(muscle, high);
  }
  fitTime(least, answers, of === BALANCED ? BALANCED_SHARE : MOST_SHARE);
  const scored = of?.leads ? of.scored.map(([muscle]) => muscle) : [];
  const first = [...new Set([...scored, ...focusMuscles])].filter((one) => OPENING.has(one));
  const leads = of?.leads ?? leadOf(focusMuscles);
  const hasVacuum = of?.hasVacuum ?? false;
  return { least, most, first, leads, hasVacuum, isBalanced: of === BALANCED };
}

/** Minutes that a hard set takes with its share of rest, setting up and warming up. [our choice] */
const MINUTES_PER_SET = 3.5;
/** What comes first gets at most this share of the sets that there is time for. [our choice] */
const MOST_SHARE = 0.36;
/** If every muscle counts, arms and hamstrings leave sets for the others. [our choice] */
const BALANCED_SHARE = 0.25;

/** An exercise opens with so many. */
const FEWEST_SETS = 2;

/** Little time leaves fewer sets even for what comes first. */
function fitTime(least: Map<Muscle, number>, answers: PlanAnswers, share: number): void {
  const minutes = trainingDays(answers) * leadingNumber(answers.sessionDuration);
  const room = (share * minutes) / MINUTES_PER_SET;
  const wanted = [...least.values()].reduce((sum, sets) => sum + sets, 0);
  if (wanted <= room) return;
  for (const [muscle, sets] of least) {
    const fitting = Math.floor((sets * room) / wanted);
    if (fitting < FEWEST_SETS) least.delete(muscle);
    else least.set(muscle, fitting);
  }
}

function leadOf(focus: readonly Muscle[]): Emphasis['leads'] {
  const lower = focus.filter((muscle) => LOWER.has(muscle)).length;
  if (lower > 0 && lower === focus.length) return 'lower';
  return null;
}

/** Indirect half-sets that a scored muscle gets on top of its direct sets. [our choice] */
const INDIRECT_ROOM = 5;

/** The landmarks of an athlete: a scored muscle may go past the usual most that one recovers from. */
export function landmarksWith(
  { least, most }: Pick<Emphasis, 'least' | 'most'>,
  landmarks: MuscleLandmarks,
): MuscleLandmarks {
  const raised = [...least].map(([muscle, low]) => {
    const marks = landmarks[muscle];
    const wanted = Math.max(low, most.get(muscle) ?? 0) + INDIRECT_ROOM;
    return [muscle, { ...marks, mrv: Math.max(marks.mrv, wanted) }] as const;
  });
  return { ...landmarks, ...Object.fromEntries(raised) };
}
