import { COMPETITION_CATEGORIES, type CompetitionCategory } from '../athlete/answers.ts';
import {
  FAVOURITE_CLASSIC,
  MODEL_POSES,
  QUARTER_TURNS,
  TWISTS,
  WALK,
} from './division-poses.data.ts';
import { INDIVIDUAL_SEGMENTS } from './individual-routine.data.ts';
import {
  ABS_AND_THIGHS,
  BACK_DOUBLE_BICEP,
  BACK_LAT_SPREAD,
  FRONT_DOUBLE_BICEP,
  FRONT_LAT_SPREAD,
  MOST_MUSCULAR,
  SIDE_CHEST,
  SIDE_TRICEP,
} from './mandatory-poses.data.ts';
import type { PracticePose } from './pose.ts';

export const POSING_ROUTINES = ['mandatory', 'individual', ...COMPETITION_CATEGORIES] as const;
/** The two routines for everybody, and the round of each division. */
export type PosingRoutine = (typeof POSING_ROUTINES)[number];

/** After a pose has run out the next one begins by itself, s. */
export const AUTO_ADVANCE_SECONDS = 1;

const MANDATORY: readonly PracticePose[] = [
  FRONT_DOUBLE_BICEP,
  FRONT_LAT_SPREAD,
  SIDE_CHEST,
  BACK_DOUBLE_BICEP,
  BACK_LAT_SPREAD,
  SIDE_TRICEP,
  ABS_AND_THIGHS,
  MOST_MUSCULAR,
];

const open = (pose: PracticePose, how: string, figure = pose.figures[0]): PracticePose => ({
  ...pose,
  keyPoints: [how, ...pose.keyPoints.filter((point) => !/fist|little finger/i.test(point))],
  figures: [figure],
});

const OPEN_HANDS = 'Hands open, fingers long and relaxed: no fists';
const FRONT_OPEN = open(FRONT_DOUBLE_BICEP, OPEN_HANDS, 'front-double-biceps-open');
const BACK_OPEN = open(BACK_DOUBLE_BICEP, OPEN_HANDS, 'back-double-biceps-open');

/** Whose rounds these are. Federations differ and change them every season. */
export const ROUNDS_OF = { federations: 'IFBB and NPC', season: 2026 } as const;

/** What follows the round of a division on stage, where the rules of that season say it. */
export const AFTER_ROUND: Partial<Record<CompetitionCategory, string>> = {
  "Men's Bodybuilding": 'Then a routine of 60 to 90 s.',
  'Classic Physique': 'Then a routine of 60 s; IFBB Elite asks for the vacuum too.',
  "Women's Physique": 'Then a routine.',
  Figure: 'No routine.',
};

/** What each division poses, by the rules that those of `ROUNDS_OF` have in common in that season. */
const DIVISION_ROUNDS: Record<CompetitionCategory, readonly PracticePose[]> = {
  "Men's Bodybuilding": [...QUARTER_TURNS, ...MANDATORY],
  'Classic Physique': [
    ...QUARTER_TURNS,
    FRONT_DOUBLE_BICEP,
    SIDE_CHEST,
    BACK_DOUBLE_BICEP,
    ABS_AND_THIGHS,
    FAVOURITE_CLASSIC,
  ],
  "Men's Physique": [...QUARTER_TURNS, WALK],
  "Women's Bodybuilding": [
    FRONT_OPEN,
    FRONT_LAT_SPREAD,
    SIDE_CHEST,
    BACK_OPEN,
    BACK_LAT_SPREAD,
    SIDE_TRICEP,
    ABS_AND_THIGHS,
  ].map((pose) => (pose.keyPoints.includes(OPEN_HANDS) ? pose : open(pose, OPEN_HANDS))),
  "Women's Physique": [
    ...QUARTER_TURNS,
    FRONT_OPEN,
    open(SIDE_CHEST, 'Arms extended, hands open and one over the other'),
    BACK_OPEN,
    open(SIDE_TRICEP, 'The near leg extended, toes pointed'),
    ABS_AND_THIGHS,
  ],
  Figure: QUARTER_TURNS,
  Bikini: [WALK, ...MODEL_POSES],
  Wellness: [...TWISTS, WALK],
};

/** The poses of a routine, in order. */
export function posesOf(routine: PosingRoutine): readonly PracticePose[] {
  if (routine === 'mandatory') return MANDATORY;
  return routine === 'individual' ? INDIVIDUAL_SEGMENTS : DIVISION_ROUNDS[routine];
}

/** How long a routine is, s. */
export function routineSeconds(routine: PosingRoutine): number {
  return posesOf(routine).reduce((total, { seconds }) => total + seconds, 0);
}
