import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';

/** Days looked back on. */
export const ADHERENCE_WINDOW_DAYS = 14;
/** An athlete with fewer days than this is too new to assess. [our choice] */
export const ADHERENCE_LEAST_DAYS = 7;

export const CLIENT_STATUSES = ['excellent', 'good', 'warning', 'behind'] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

/** What each part counts, of 100. [our choice] */
export const ADHERENCE_WEIGHTS = { meals: 35, training: 35, cardio: 15, checkIns: 15 } as const;
export type AdherencePart = keyof typeof ADHERENCE_WEIGHTS;

/** What was done of what was planned in the window, in one unit (meals, sessions, days). */
export interface DoneOfPlanned {
  done: number;
  planned: number;
}

export interface Adherence {
  kind: 'adherence';
  /** 0–100, whole. */
  score: number;
  status: ClientStatus;
  /** The parts that were planned; percent is 0–100, whole. */
  parts: readonly (DoneOfPlanned & { part: AdherencePart; percent: number })[];
}

const PARTS = ['meals', 'training', 'cardio', 'checkIns'] as const;

/**
 * How closely an athlete follows the plan: the weighted mean over the parts of min(1, done/planned), as 0–100.
 * Doing more than planned earns nothing on top, and a part that is not planned does not count. A status is read
 * off the rounded score: excellent from 90, good from 75, warning from 60, else behind.
 * @param input `daysObserved` days of the last 14 on which the athlete already had a plan; the counts are of those
 * days. `checkIns` are days with a check-in or a weigh-in.
 */
export function adherence(
  input: { daysObserved: number } & Record<AdherencePart, DoneOfPlanned>,
): Adherence | NotEnoughData<'daysObserved' | 'planned'> {
  if (input.daysObserved < ADHERENCE_LEAST_DAYS) return notEnoughData('daysObserved');
  const planned = PARTS.filter((part) => input[part].planned > 0);
  if (planned.length === 0) return notEnoughData('planned');
  let earned = 0;
  let possible = 0;
  for (const part of planned) {
    earned += ADHERENCE_WEIGHTS[part] * shareOf(input[part]);
    possible += ADHERENCE_WEIGHTS[part];
  }
  const score = Math.round((100 * earned) / possible);
  return {
    kind: 'adherence',
    score,
    status: clientStatus(score),
    parts: planned.map((part) => ({
      part,
      ...input[part],
      percent: Math.round(100 * shareOf(input[part])),
    })),
  };
}

/** The lowest score of each status; anything below is behind. */
export const STATUS_FROM = { excellent: 90, good: 75, warning: 60 } as const;

/** The coach's label for a score of 0–100. */
export function clientStatus(score: number): ClientStatus {
  if (score >= STATUS_FROM.excellent) return 'excellent';
  if (score >= STATUS_FROM.good) return 'good';
  if (score >= STATUS_FROM.warning) return 'warning';
  return 'behind';
}

function shareOf({ done, planned }: DoneOfPlanned): number {
  return Math.min(1, Math.max(0, done) / planned);
}
