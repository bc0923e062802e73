import { COMPETITION_CATEGORIES, type CompetitionCategory } from '../athlete/answers.ts';
import {
  FAVOURITE_CLASSIC,
  MODEL_POSES,
  MODEL_WALK,
  PHYSIQUE_TURNS,
  PHYSIQUE_WALK,
  QUARTER_TURNS,
  TWISTS,
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
import {
  ABS_AND_THIGHS_OPEN,
  BACK_DOUBLE_BICEP_OPEN,
  BACK_LAT_SPREAD_OPEN,
  FRONT_DOUBLE_BICEP_OPEN,
  FRONT_LAT_SPREAD_OPEN,
  SIDE_CHEST_EXTENDED,
  SIDE_CHEST_OPEN,
  SIDE_TRICEP_EXTENDED,
  SIDE_TRICEP_OPEN,
} from './womens-poses.data.ts';

export const POSING_ROUTINES = ['mandatory', 'individual', ...COMPETITION_CATEGORIES] as const;
/** The two general routines, and each division's round. */
export type PosingRoutine = (typeof POSING_ROUTINES)[number];

/** How much recent practice a coach sees. */
export const RECENT_PRACTICE = { days: 28, sessions: 30 } as const;

/** Seconds after a finished pose until the next one starts automatically. */
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

/** The federations and season of these rounds, which change every season. */
export const ROUNDS_OF = { federations: 'IFBB and NPC', season: 2026 } as const;

/** What follows a division's round on stage, if that season's rules define it. */
export const AFTER_ROUND: Partial<Record<CompetitionCategory, string>> = {
  "Men's Bodybuilding": 'Then a routine of 60 to 90 s.',
  'Classic Physique': 'Then a routine of 60 s; IFBB Elite asks for the vacuum too.',
  "Women's Physique": 'Then a routine.',
  Figure: 'No routine.',
};

/** Each division's poses, by the rules common to `ROUNDS_OF`. */
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
  "Men's Physique": [...PHYSIQUE_TURNS, PHYSIQUE_WALK],
  "Women's Bodybuilding": [
    FRONT_DOUBLE_BICEP_OPEN,
    FRONT_LAT_SPREAD_OPEN,
    SIDE_CHEST_OPEN,
    BACK_DOUBLE_BICEP_OPEN,
    BACK_LAT_SPREAD_OPEN,
    SIDE_TRICEP_OPEN,
    ABS_AND_THIGHS_OPEN,
  ],
  "Women's Physique": [
    ...QUARTER_TURNS,
    FRONT_DOUBLE_BICEP_OPEN,
    SIDE_CHEST_EXTENDED,
    BACK_DOUBLE_BICEP_OPEN,
    SIDE_TRICEP_EXTENDED,
    ABS_AND_THIGHS_OPEN,
  ],
  Figure: QUARTER_TURNS,
  Bikini: [MODEL_WALK, ...MODEL_POSES],
  Wellness: [...TWISTS, MODEL_WALK],
};

/** A routine's division; undefined for the two general ones. */
export function divisionOf(routine: PosingRoutine): CompetitionCategory | undefined {
  return routine === 'mandatory' || routine === 'individual' ? undefined : routine;
}

/** The poses of a routine, in order. */
export function posesOf(routine: PosingRoutine): readonly PracticePose[] {
  if (routine === 'mandatory') return MANDATORY;
  return routine === 'individual' ? INDIVIDUAL_SEGMENTS : DIVISION_ROUNDS[routine];
}

/** A routine's duration, s. */
export function routineSeconds(routine: PosingRoutine): number {
  return posesOf(routine).reduce((total, { seconds }) => total + seconds, 0);
}
