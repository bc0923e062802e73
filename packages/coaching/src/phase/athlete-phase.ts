import type { PrimaryGoal } from '../athlete/answers.ts';
import { PREP_PHASES, type PrepPhase, prepPhaseAt } from './prep-phase.ts';

/** Phases without an upcoming show, by goal. */
export const GOAL_PHASES = {
  weight_loss: 'Fat Loss',
  muscle_gain: 'Muscle Gain',
  maintenance: 'Maintenance',
  body_recomp: 'Recomposition',
  competition_prep: 'Off-Season',
} as const satisfies Record<PrimaryGoal, string>;

export type AthletePhase = PrepPhase | (typeof GOAL_PHASES)[PrimaryGoal];

/** All phases; prep phases first, from far out to the show. */
export const ATHLETE_PHASES = [
  ...PREP_PHASES,
  'Off-Season',
  'Fat Loss',
  'Muscle Gain',
  'Recomposition',
  'Maintenance',
] as const satisfies readonly AthletePhase[];

/** An athlete's phase: by weeks to their next show, otherwise by goal. Null if neither is known. */
export function athletePhase(athlete: {
  primaryGoal: PrimaryGoal | null;
  /** Weeks to the next show; null without one. */
  weeksOut: number | null;
}): AthletePhase | null {
  const { primaryGoal, weeksOut } = athlete;
  if (weeksOut !== null) return prepPhaseAt(weeksOut);
  return primaryGoal && GOAL_PHASES[primaryGoal];
}
