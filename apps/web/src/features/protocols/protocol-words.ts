import type { ProtocolType } from '@posedown/coaching';
import type { Protocol, ProtocolStatus, Units } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';
import { inOwnUnits } from '../../lib/words-in-units.ts';
import type { Choice } from '../../ui/form/choice-field.tsx';
import type { StatusToken } from '../../ui/theme/tokens.ts';

export const TYPE_CHOICES: readonly Choice<ProtocolType>[] = [
  { value: 'cutting', label: 'Cutting', detail: 'Lose fat, keep muscle, with diet breaks.' },
  { value: 'bulking', label: 'Bulking', detail: 'Gain slowly enough that it is muscle.' },
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

/** Null for what is neither good nor bad. */
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

/** '+0.25 % a week', '−0.7 % a week', 'steady'. */
export function rateText(percent: number): string {
  if (Math.abs(percent) < 0.05) return 'steady';
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(2)} % a week`;
}

/** Which of the two is followed where protocol and meal plan differ, and what can be done about it. */
export function mealsApartText(
  { phase, phaseKcal, mealPlanKcal }: NonNullable<Protocol['mealsApart']>,
  isCoach: boolean,
): string {
  const asks = `Phase ${phase + 1} asks for ${formatNumber(phaseKcal)} kcal a day, the meal plan in force gives ${formatNumber(mealPlanKcal)}.`;
  return isCoach
    ? `${asks} Meals and diary go by the meal plan: if the athlete is to follow the protocol, press ‘Change targets’ under their nutrition.`
    : `${asks} Your meals and your diary go by the meal plan until your coach changes it.`;
}

const TREND_AT_FIRST = /^Trend weight near \S+ (?:kg|lb)\b/;

/** A check point with the trend weight of the draft in the reader's unit; what a coach wrote stays as it is. */
export const checkPointText = (checkPoint: string, units: Units) =>
  checkPoint.replace(TREND_AT_FIRST, (said) => inOwnUnits(said, units));
