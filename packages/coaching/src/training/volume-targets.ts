import type { Experience, PlanAnswers } from '../athlete/answers.ts';
import { MUSCLES, type Muscle, perMuscle } from '../exercises/muscles.ts';
import { deficitBlocks } from '../safety/deficit-blocks.ts';
import { emphasisOf } from './emphasis.ts';
import type { MuscleLandmarks } from './landmarks.ts';
import { recoveryOf } from './recovery-phase.ts';

export type VolumeLevel = 'low' | 'moderate' | 'high';

/** Share of the way from minimum (0) to most productive (1) volume, by experience. [our choice] */
const SHARE_BY_EXPERIENCE: Readonly<Record<Experience, number>> = {
  beginner: 0,
  intermediate: 0.3,
  advanced: 0.5,
  expert: 0.6,
};
/** A deficit and poor recovery each lower the share by this much. */
const RECOVERY_COST = 0.15;
const SHORT_SLEEP_HOURS = 6;
/** Direct volume, from leftover time, for muscles that also grow from indirect sets. */
const SIDE_TARGET: Partial<Record<Muscle, number>> = {
  abs: 4,
  glutes: 4,
  traps: 2,
  front_delts: 3,
};

/** Whether stress or short sleep already impairs recovery. */
export function recoversBadly(answers: PlanAnswers): boolean {
  return answers.stressLevel === 'high' || answers.sleepHours < SHORT_SLEEP_HOURS;
}

/** Whether the goal involves a deficit and the athlete may have one; never right after a show. */
export function isInDeficit(answers: PlanAnswers): boolean {
  const { primaryGoal } = answers;
  const isDiet = primaryGoal === 'weight_loss' || primaryGoal === 'competition_prep';
  return isDiet && deficitBlocks(answers).length === 0 && recoveryOf(answers) === null;
}

function volumeShare(answers: PlanAnswers): number {
  const cost =
    (isInDeficit(answers) ? RECOVERY_COST : 0) + (recoversBadly(answers) ? RECOVERY_COST : 0);
  return Math.max(0, SHARE_BY_EXPERIENCE[answers.experience] - cost);
}

export function volumeLevel(answers: PlanAnswers): VolumeLevel {
  const share = volumeShare(answers);
  if (share < 0.15) return 'low';
  return share < 0.45 ? 'moderate' : 'high';
}

/**
 * Weekly target sets: from MEV for a beginner up to the top of MAV with experience, less in a
 * deficit or with poor recovery, adjusted for division and focus. Only division and focus muscles
 * may exceed MAV.
 */
export function volumeTargets(
  answers: PlanAnswers,
  landmarks: MuscleLandmarks,
): Record<Muscle, number> {
  const share = volumeShare(answers);
  const { minSets, maxSets } = emphasisOf(answers, landmarks);
  const targets = perMuscle(0);
  for (const muscle of MUSCLES) {
    const { mev, mavHigh } = landmarks[muscle];
    const between = mev + share * (mavHigh - mev);
    const usual = Math.min(mavHigh, Math.max(between, SIDE_TARGET[muscle] ?? 0));
    const ceiling = maxSets.get(muscle) ?? Number.POSITIVE_INFINITY;
    targets[muscle] = Math.round(Math.max(minSets.get(muscle) ?? 0, Math.min(usual, ceiling)));
  }
  return targets;
}
