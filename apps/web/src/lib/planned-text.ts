import type { PlannedChange } from '@posedown/contract';
import { formatWeekday } from './days.ts';
import { formatNumber } from './numbers.ts';

/** 'From Mon 7 Dec: 2,150 kcal, 180 g protein, 210 g carbs, 60 g fat, 90 min steady cardio a week'. */
export function plannedText({ appliesOn, targets, cardioMinutes }: PlannedChange): string {
  const food = targets && [
    `${formatNumber(targets.calories)} kcal`,
    `${formatNumber(targets.protein)} g protein`,
    `${formatNumber(targets.carbs)} g carbs`,
    `${formatNumber(targets.fats)} g fat`,
  ];
  const cardio =
    cardioMinutes !== null && `${formatNumber(cardioMinutes)} min steady cardio a week`;
  return `From ${formatWeekday(appliesOn)}: ${[...(food ?? []), cardio].filter(Boolean).join(', ')}`;
}
