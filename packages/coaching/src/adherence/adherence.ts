import { type NotEnoughData, notEnoughData } from '../result/not-enough-data.ts';

/** Number of past days that count. */
export const ADHERENCE_WINDOW_DAYS = 14;
/** An athlete with fewer days than this is too new to assess. [our choice] */
export const ADHERENCE_MIN_DAYS = 7;

export const CLIENT_STATUSES = ['excellent', 'good', 'warning', 'behind'] as const;
export type ClientStatus = (typeof CLIENT_STATUSES)[number];

/** Weight of each part, out of 100. [our choice] */
export const ADHERENCE_WEIGHTS = { meals: 35, training: 35, cardio: 15, checkIns: 15 } as const;
export type AdherencePart = keyof typeof ADHERENCE_WEIGHTS;

/** Amounts done and planned in the window, in the same unit (meals, sessions, days). */
export interface DoneOfPlanned {
  done: number;
  planned: number;
}

export interface Adherence {
  kind: 'adherence';
  /** 0–100, whole. */
  score: number;
  status: ClientStatus;
  /** The planned parts; percent is 0–100, whole. */
  parts: readonly (DoneOfPlanned & { part: AdherencePart; percent: number })[];
}

const PARTS = ['meals', 'training', 'cardio', 'checkIns'] as const;

/**
 * How closely an athlete follows the plan, 0–100: the weighted mean over the parts of min(1, done/planned). Doing
 * more than planned earns nothing extra, and unplanned parts don't count. The status follows the rounded score:
 * excellent from 90, good from 75, warning from 60, otherwise behind.
 * @param input `daysObserved` is the number of the last 14 days on which the athlete had a plan; the counts cover
 * those days. `checkIns` are days with a check-in or weigh-in.
 */
export function adherence(
  input: { daysObserved: number } & Record<AdherencePart, DoneOfPlanned>,
): Adherence | NotEnoughData<'daysObserved' | 'planned'> {
  if (input.daysObserved < ADHERENCE_MIN_DAYS) return notEnoughData('daysObserved');
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

/** Minimum score of each status; anything lower is behind. */
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
