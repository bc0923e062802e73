import type { TargetsPreview } from '@posedown/contract';
import { formatNumber } from '../../../lib/numbers.ts';

const FIGURES = [
  { name: 'calories', label: 'Energy', unit: 'kcal' },
  { name: 'protein', label: 'Protein', unit: 'g' },
  { name: 'carbs', label: 'Carbs', unit: 'g' },
  { name: 'fats', label: 'Fat', unit: 'g' },
] as const;

/** The current and new totals of a day: '3,524 to 2,942 kcal, 582 less'. */
export function previewLines(now: TargetsPreview['now'], next: TargetsPreview['next']) {
  return FIGURES.map(({ name, label, unit }) => ({
    label,
    words: changeText(now?.[name], next[name], unit),
  }));
}

function changeText(before: number | undefined, after: number, unit: string): string {
  const change = before === undefined ? 0 : Math.round(after) - Math.round(before);
  if (before === undefined) return `${formatNumber(after)} ${unit}`;
  if (change === 0) return `${formatNumber(after)} ${unit}, as now`;
  const size = `${formatNumber(Math.abs(change))} ${change < 0 ? 'less' : 'more'}`;
  return `${formatNumber(before)} to ${formatNumber(after)} ${unit}, ${size}`;
}
