import type { ProtocolType } from '@posedown/coaching';
import type { Protocol, ProtocolStatus, Units } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';
import { textInUnits } from '../../lib/text-in-units.ts';
import type { Choice } from '../../ui/form/choice-field.tsx';
import type { StatusToken } from '../../ui/theme/status-token.ts';

export const TYPE_CHOICES: readonly Choice<ProtocolType>[] = [
  { value: 'cutting', label: 'Cutting', detail: 'Lose fat, keep muscle, with diet breaks.' },
  { value: 'bulking', label: 'Bulking', detail: 'Gain slowly, so that most of it is muscle.' },
  {
    value: 'competition_prep',
    label: 'Competition Prep',
    detail: 'Week by week to the stage. Needs a show date.',
  },
  { value: 'off_season', label: 'Off Season', detail: 'Recover first, then build.' },
];

export function typeLabel(type: ProtocolType): string {
  return TYPE_CHOICES.find(({ value }) => value === type)?.label ?? type;
}

export const STATUS_LABELS: Record<ProtocolStatus, string> = {
  pending_approval: 'Waiting for approval',
  approved: 'Approved',
  rejected: 'Rejected',
  superseded: 'Superseded',
};

/** Null for neutral values. */
export const STATUS_TONES: Record<ProtocolStatus, StatusToken | null> = {
  pending_approval: 'warning',
  approved: 'excellent',
  rejected: 'behind',
  superseded: null,
};

export const CHECK_LABELS = {
  energy_availability: 'Energy availability',
  intake: 'Intake',
  loss_rate: 'Rate of loss',
  body_fat_target: 'Body fat target',
  bmi: 'Weight for height',
  exclusion: 'Age and health',
  show_day: 'End with the show',
  macros: 'Calories and macros',
  volume: 'Training volume',
} as const;

/** Text such as '+0.25% a week', '−0.7% a week' or 'steady'. */
export function rateText(percent: number): string {
  if (Math.abs(percent) < 0.05) return 'steady';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(2)}% a week`;
}

/** Labels the figures of the phases. Only the meal plan's figure is the athlete's daily target. */
export function phasesIntro(isCoach: boolean): string {
  const aims = 'What the protocol aims at, per day unless it says a week.';
  return isCoach ? aims : `${aims} Your daily target is in your meal plan.`;
}

/** Says whether the protocol or the meal plan applies if they differ, and how to resolve it. */
export function mealsApartText(
  { phase, phaseKcal, mealPlanKcal }: NonNullable<Protocol['mealsApart']>,
  isCoach: boolean,
): string {
  const target = `daily target is ${formatNumber(mealPlanKcal)} kcal, from`;
  const aim = `phase ${phase + 1} of the protocol aims at ${formatNumber(phaseKcal)} kcal`;
  return isCoach
    ? `The ${target} the meal plan; ${aim}. If the athlete should follow the protocol, choose ‘Change targets’ under their nutrition.`
    : `Your ${target} your meal plan; ${aim}. Follow the meal plan until your coach changes it.`;
}

const TREND_AT_FIRST = /^Trend weight near \S+ (?:kg|lb)\b/;

/**
 * A checkpoint with the draft's trend weight in the reader's unit. The coach's own text stays
 * unchanged.
 */
export const checkPointText = (checkPoint: string, units: Units) =>
  checkPoint.replace(TREND_AT_FIRST, (match) => textInUnits(match, units));
