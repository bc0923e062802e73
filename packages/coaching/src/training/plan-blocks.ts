import type { PlanAnswers } from '../athlete/answers.ts';
import type { PlanLength } from './plan-length.ts';
import { type SetCourse, TAPER_WEEKS_OUT } from './plan-weeks.ts';
import { recoveryOf } from './recovery-phase.ts';
import { mustNotStrain } from './trainable.ts';
import { isInDeficit } from './volume-targets.ts';

/** A mesocycle of a generated plan: its focus and its changes to the base week. */
export interface PlanBlock {
  name: string;
  /** One sentence for the athlete. */
  focus: string;
  /** From 1, both included. The deload is the last week. */
  firstWeek: number;
  lastWeek: number;
  /**
   * 'rebuild' is a recovery phase: sets rise from `setsFrom` of the base week's to all of them.
   */
  sets: SetCourse | 'rebuild';
  setsFrom?: number;
  /** Whether loadable compound lifts use fewer reps. */
  lowerReps: boolean;
}

/** A block before its name and focus, which depend on its weeks. */
export type BlockShape = Omit<PlanBlock, 'name' | 'focus'>;

/** Weeks out at which a prep starts reducing sets at the same loads. [our choice] */
const FEWER_FROM_WEEKS_OUT = 10;
const GROWN_YEARS = 18;
const CAREFUL_YEARS = 60;

/**
 * Whether blocks may use heavier loads. Not for young or old athletes, beginners and those who
 * must not strain.
 */
function mayLiftHeavier(answers: PlanAnswers): boolean {
  const { ageYears, experience } = answers;
  const isGrown = ageYears >= GROWN_YEARS && ageYears < CAREFUL_YEARS;
  return isGrown && experience !== 'beginner' && !mustNotStrain(answers);
}

interface PlanFrame {
  length: PlanLength;
  /** The deload weeks. */
  deloads: readonly number[];
  /** Whether any lift of the base week can use fewer reps. */
  canLowerReps: boolean;
}

/**
 * A plan's blocks, one per mesocycle. In the off-season, growing blocks alternate with heavier
 * ones of fewer sets. A prep keeps its sets until 10 weeks out, then reduces sets before load.
 * Beginners repeat the same block. After a show everything is rebuilt. The last block includes the
 * taper.
 */
export function planBlocks(
  answers: PlanAnswers,
  { length, deloads, canLowerReps }: PlanFrame,
): BlockShape[] {
  const recovery = recoveryOf(answers);
  if (recovery) {
    const { setsFrom } = recovery;
    return [{ firstWeek: 1, lastWeek: length.weeks, sets: 'rebuild', setsFrom, lowerReps: false }];
  }
  return blockSpans(length, deloads).map(({ firstWeek, lastWeek }, index) => ({
    ...{ firstWeek, lastWeek },
    ...courseOf(answers, {
      mayLower: canLowerReps && mayLiftHeavier(answers),
      place: index,
      weeksOut: length.show && length.show.weeksOut - firstWeek + 1,
    }),
  }));
}

interface BlockPlace {
  place: number;
  weeksOut: number | null;
  mayLower: boolean;
}

function courseOf(
  answers: PlanAnswers,
  { place, weeksOut, mayLower }: BlockPlace,
): Pick<BlockShape, 'sets' | 'lowerReps'> {
  if (isInDeficit(answers)) {
    const isLate = weeksOut === null ? place > 0 : weeksOut <= FEWER_FROM_WEEKS_OUT && place > 0;
    return { sets: isLate ? 'fewer' : 'full', lowerReps: false };
  }
  if (answers.experience === 'beginner') return { sets: 'full', lowerReps: false };
  return place % 2 === 1 && mayLower
    ? { sets: 'fewer', lowerReps: true }
    : { sets: 'grow', lowerReps: false };
}

/**
 * Each block's first and last week. Leftover weeks without a build week belong to the previous
 * block.
 */
function blockSpans({ weeks, show }: PlanLength, deloads: readonly number[]) {
  const lastBuild = show ? Math.min(weeks, show.weeksOut - TAPER_WEEKS_OUT) : weeks;
  const ends = deloads.filter((week) => week < lastBuild);
  const firsts = [1, ...ends.map((week) => week + 1)];
  return firsts.map((firstWeek, index) => ({ firstWeek, lastWeek: ends[index] ?? weeks }));
}
