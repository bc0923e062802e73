import { PREP_PHASES } from '@posedown/coaching';

interface Prepares {
  competitionDate: string | null;
  phase: string | null;
}

/** An athlete's shows around a day. */
export interface ShowsAround {
  /** The next one, on the day itself or after it. */
  next: string | null;
  /** The last one before it that was not cancelled. */
  last: string | null;
}

/** Whether a plan leads up to a show: one of a date, or of a prep that has none yet. */
export const preparesForShow = ({ competitionDate, phase }: Prepares): boolean =>
  competitionDate !== null || isPrep(phase);

/**
 * A plan with its current next and last show, since shows change after a plan is made. A past show stays until there is
 * another.
 */
export function followShow<Plan extends Prepares>(
  plan: Plan,
  { next, last }: ShowsAround,
  day: string,
): Plan & { lastShow?: string | null } {
  if (!preparesForShow(plan)) return plan;
  const { competitionDate: planned } = plan;
  const isOver = planned !== null && planned < day;
  return { ...plan, competitionDate: next ?? (isOver ? planned : null), lastShow: last };
}

/** Whether a phase leads up to a show. */
export const isPrep = (phase: string | null) => PREP_PHASES.some((name) => name === phase);
