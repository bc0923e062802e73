import { counted } from '../text/counted.ts';
import { tens, thousands } from '../text/thousands.ts';
import type { PlannedPace } from '../trend/weight-pace.ts';
import { PROPOSAL_NEEDS, type WeekProposal } from './proposal.ts';

const MINUS = '−';

/** Formats '−0.46%'. */
function rateText(percent: number): string {
  const rounded = Math.abs(percent).toFixed(2);
  if (rounded === '0.00') return '0%';
  return `${percent < 0 ? MINUS : '+'}${rounded}%`;
}

/** Formats 'between −1.00% and −0.50%'. */
const corridorText = ({ fromPercent, toPercent }: PlannedPace) =>
  `between ${rateText(fromPercent)} and ${rateText(toPercent)}`;

export function offPaceText(kcal: number, rate: number, pace: PlannedPace): string {
  return `At ${tens(kcal)} kcal the projected pace is ${rateText(rate)} of body weight a week; the goal is ${corridorText(pace)}.`;
}

export function onPaceText(rate: number, pace: PlannedPace): string {
  const isIn = rate >= pace.fromPercent && rate <= pace.toPercent;
  return `The projected pace of ${rateText(rate)} of body weight a week is ${isIn ? 'on' : 'close to the'} goal, ${corridorText(pace)}.`;
}

export function stageWeightText(missPercent: number): string {
  const side = missPercent > 0 ? 'above' : 'below';
  return `On this plan the projected stage weight is ${Math.abs(missPercent).toFixed(1)}% ${side} the target.`;
}

/** The effect of a food change, and whether it is the maximum for one week. */
export function changeText(change: { kcal: number; rate: number; isCapped: boolean }): string {
  const amount = `${thousands(Math.abs(change.kcal))} kcal ${change.kcal < 0 ? 'less' : 'more'} a day`;
  const to = `the pace to ${rateText(change.rate)}`;
  return change.isCapped
    ? `${amount} brings ${to} and is the most that one week allows.`
    : `${amount} brings ${to}.`;
}

interface CardioChange {
  minutes: number;
  rate: number;
}

/** The effect of a cardio change. */
function cardioText({ minutes, rate }: CardioChange): string {
  const amount = `${Math.abs(minutes)} minutes ${minutes < 0 ? 'less' : 'more'} steady cardio a week`;
  return `${amount} brings the pace to ${rateText(rate)}.`;
}

export const cardioOnlyText = (change: CardioChange): string =>
  `No change in food stays within the safety limits, but ${cardioText(change)}`;

type LastWeek = WeekProposal['lastWeek'];

/**
 * Why no change is proposed.
 * @param isImplausible whether the learned expenditure is implausible
 */
export function diaryTexts(
  { weighIns, fullDays }: LastWeek,
  isImplausible: boolean,
): readonly [string, string] {
  const { ofDays } = PROPOSAL_NEEDS;
  const isEnough = weighIns >= PROPOSAL_NEEDS.weighIns && fullDays >= PROPOSAL_NEEDS.fullDays;
  if (isEnough && isImplausible) {
    return [
      'The diary and the scale don’t match: no one burns that much.',
      'Holding: check the last weigh-ins and log everything, also oils, drinks, and bites.',
    ];
  }
  return [
    `The last ${ofDays} days have ${counted(fullDays, 'full diary day')} and ${counted(weighIns, 'weigh-in')}.`,
    isEnough
      ? 'Holding: two weeks of weigh-ins and full diary days are needed first.'
      : `Holding: log ${PROPOSAL_NEEDS.fullDays} of ${ofDays} days in full and weigh in on ${PROPOSAL_NEEDS.weighIns}.`,
  ];
}

/** A diary this far off the plan matters more than the plan's pace. [our choice] */
const OFF_PLAN_PERCENT = 10;

export function steadyText({ meanKcal }: LastWeek, plannedKcal: number): string {
  const percent = meanKcal === null ? 0 : (100 * (meanKcal - plannedKcal)) / plannedKcal;
  if (meanKcal === null || Math.abs(percent) < OFF_PLAN_PERCENT) {
    return 'Nothing needs to change this week.';
  }
  const side = percent > 0 ? 'over' : 'under';
  return `The diary averages ${tens(meanKcal)} kcal, ${Math.abs(percent).toFixed(0)}% ${side} the plan: following the plan comes before changing it.`;
}

/** The reason for accepting the proposed food change, or the equivalent cardio. */
export function acceptReason(
  { reasons, food, cardio, now }: WeekProposal,
  option: 'food' | 'cardio',
): string {
  if (option === 'food' || !food || !cardio) return reasons.join(' ');
  const minutes = cardio.minutes - (now.cardioMinutes ?? 0);
  return `${reasons[0]} ${cardioText({ minutes, rate: cardio.weeklyPercent })}`;
}
