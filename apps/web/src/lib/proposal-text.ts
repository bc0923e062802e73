import { tens } from '@posedown/coaching';
import type { PlanProposal, Units } from '@posedown/contract';
import { formatDay } from './days.ts';
import { formatNumber } from './numbers.ts';
import { formatWeight, weightFromKg } from './units.ts';

type Outlook = NonNullable<PlanProposal['now']['outlook']>;

const MINUS = '−';

/** Whether a proposal waits for the reader's decision. */
export const isOpenToReader = (proposal: PlanProposal | undefined): boolean =>
  proposal?.mayDecide === true && !proposal.isStale;

/** Text such as '−0.46%'. */
export function rateText(percent: number): string {
  const size = Math.abs(percent).toFixed(2);
  if (size === '0.00') return '0%';
  return `${percent < 0 ? MINUS : '+'}${size}%`;
}

/** The weight with its range, such as '76.3 kg' and '74.5–78.1'. */
export function weightSentence({ kg, lowKg, highKg }: Outlook['weight'], units: Units) {
  const number = (weightKg: number) => formatNumber(weightFromKg(weightKg, units), 1);
  return {
    weight: formatWeight(kg, units),
    band: `${number(lowKg)}–${number(highKg)}`,
  };
}

/** Text such as 'Weight at the show, 14 Mar', or in eight weeks without a show. */
export function untilText({ day, isShow }: PlanProposal['until']): string {
  return isShow ? `At the show, ${formatDay(day)}` : `Weight on ${formatDay(day)}`;
}

/** The data that the proposal is based on. */
export function evidenceText({ expenditure, lastWeek }: PlanProposal): string {
  const { fullDays, weighIns } = lastWeek;
  const logged = `${fullDays} of 7 days logged in full, ${weighIns} weigh-ins`;
  if (!expenditure) return `Last week: ${logged}.`;
  const { kcal, lowKcal, highKcal } = expenditure;
  return `Burns about ${tens(kcal)} kcal a day (${tens(lowKcal)}–${tens(highKcal)}). Last week: ${logged}.`;
}

const KINDS: Record<PlanProposal['kind'], string> = {
  change: 'Change',
  no_change: 'No change',
  holding: 'Holding',
};

/** Keeps a number and its unit on one line. */
export const withUnbrokenUnits = (sentence: string) =>
  sentence.replace(/(\d) (?=%|kcal|kg|lb|g\b|min\b)/g, '$1\u00a0');

/** The heading of a week's proposal: the proposed change. */
export function headingText({ kind, now, food, cardio }: PlanProposal): string {
  if (kind !== 'change') return KINDS[kind];
  if (food) return `${formatNumber(food.targets.calories)} kcal a day`;
  return `${cardio?.minutes ?? now.cardioMinutes} min of cardio a week`;
}

/** The outcome; null if the proposal is still open or needs no decision. */
export function outcomeText(proposal: PlanProposal): string | null {
  const { status, applied, decidedBy, isStale } = proposal;
  const by = decidedBy ? ` by ${decidedBy}` : '';
  switch (status) {
    case 'accepted':
      return `Accepted${by}: ${appliedText(applied)}`;
    case 'edited':
      return `Edited${by}: ${appliedText(applied)}`;
    case 'declined':
      return `Declined${by}`;
    case 'expired':
      return 'Expired without a decision';
    case 'open':
      return isStale ? 'The meal plan has changed since' : null;
    default:
      return null;
  }
}

/** Describes what a decision changed. */
export function decisionToast({ status, applied }: PlanProposal): {
  title: string;
  message?: string;
} {
  if (status === 'declined') return { title: 'Proposal declined' };
  const title = status === 'accepted' ? 'Proposal accepted' : 'Plan changed';
  const scaled = applied.targets && 'The meals were scaled.';
  const adjusted = applied.cardioMinutes !== null && 'The cardio plan was adjusted.';
  return {
    title,
    message: [scaled, adjusted].filter((part) => typeof part === 'string').join(' '),
  };
}

function appliedText({ targets, cardioMinutes }: PlanProposal['applied']): string {
  return [
    targets && `${formatNumber(targets.calories)} kcal a day`,
    cardioMinutes !== null && `${cardioMinutes} min of steady cardio a week`,
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
}
