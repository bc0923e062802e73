import type { PrimaryGoal } from '../athlete/answers.ts';
import { PREP_PHASES, type PrepPhase, prepPhaseAt } from './prep-phase.ts';

/** The phase of everybody who has no show ahead, by what they want. */
export const GOAL_PHASES = {
  weight_loss: 'Fat Loss',
  muscle_gain: 'Muscle Gain',
  maintenance: 'Maintenance',
  body_recomp: 'Recomposition',
  competition_prep: 'Off-Season',
} as const satisfies Record<PrimaryGoal, string>;

export type AthletePhase = PrepPhase | (typeof GOAL_PHASES)[PrimaryGoal];

/** Every phase, those of a prep first, from far out to the show. */
export const ATHLETE_PHASES = [
  ...PREP_PHASES,
  'Off-Season',
  'Fat Loss',
  'Muscle Gain',
  'Recomposition',
  'Maintenance',
] as const satisfies readonly AthletePhase[];

/**
 * What an athlete is in the middle of: the phase of the prep for their next show, by the weeks to it alone as on every
 * screen that names it, else what their goal asks for. Null where neither a show nor a goal is known.
 */
export function athletePhase(athlete: {
  primaryGoal: PrimaryGoal | null;
  /** Weeks to the next show; null without one. */
  weeksOut: number | null;
}): AthletePhase | null {
  const { primaryGoal, weeksOut } = athlete;
  if (weeksOut !== null) return prepPhaseAt(weeksOut);
  return primaryGoal && GOAL_PHASES[primaryGoal];
}
