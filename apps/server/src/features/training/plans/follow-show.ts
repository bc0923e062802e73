import { PREP_PHASES } from '@posedown/coaching';

interface Prepares {
  competitionDate: string | null;
  phase: string | null;
}

/** An athlete's next and last show around a day. */
export interface ShowsAround {
  /** The next show, including one on this day. */
  next: string | null;
  /** The last show before this day that was not canceled. */
  last: string | null;
}

/** Whether a plan prepares for a show: one with a date, or a prep without a date yet. */
export const preparesForShow = ({ competitionDate, phase }: Prepares): boolean =>
  competitionDate !== null || isPrep(phase);

/**
 * A plan with its current next and last show, because shows change after a plan is created. A past show stays until
 * there is another one.
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
