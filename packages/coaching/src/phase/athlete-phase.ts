import type { PrimaryGoal } from '../athlete/answers.ts';
import { prepWeeks } from './prep-length.ts';
import { PREP_PHASES, type PrepPhase, prepPhaseAt } from './prep-phase.ts';

/** The phase of everybody who does not prepare for a show, by what they want. */
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
 * What an athlete is in the middle of: the phase of their prep from 20 weeks out, or earlier where there is
 * more to lose, else what their goal asks for. Null where neither a show nor a goal is known.
 */
export function athletePhase(athlete: {
  primaryGoal: PrimaryGoal | null;
  /** Weeks to the next show; null without one. */
  weeksOut: number | null;
  weightKg: number | null;
  targetKg: number | null;
}): AthletePhase | null {
  const { primaryGoal, weeksOut, weightKg, targetKg } = athlete;
  const losesForShow = primaryGoal === 'competition_prep' && weightKg !== null && targetKg !== null;
  const toLosePercent = losesForShow ? (100 * (weightKg - targetKg)) / weightKg : 0;
  if (weeksOut !== null && weeksOut <= prepWeeks(toLosePercent)) return prepPhaseAt(weeksOut);
  return primaryGoal && GOAL_PHASES[primaryGoal];
}
