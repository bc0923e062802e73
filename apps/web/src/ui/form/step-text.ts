import type { Limit } from '@posedown/coaching';
import { typedNumber } from '../../lib/typed-number.ts';

interface Step {
  direction: 1 | -1;
  limit: Limit;
  unit?: string;
  /** Where to start from when the text is no number. */
  start: number;
}

/** Rounded to hundredths, so that 0.1 + 0.2 reads 0.3. */
const tidy = (value: number) => Math.round(value * 100) / 100;

/**
 * The text one step up or down, kept within the limit and on the grid of its steps: '7.7' with steps
 * of 0.5 goes up to '8' and down to '7.5'.
 */
export function stepText(text: string, { direction, limit, start, unit }: Step): string {
  const value = typedNumber(text, { unit, ...limit });
  if (value === undefined || Number.isNaN(value)) return String(start);
  const position = tidy((value - limit.min) / limit.step);
  const next = direction === 1 ? Math.floor(position) + 1 : Math.ceil(position) - 1;
  const moved = limit.min + next * limit.step;
  return String(tidy(Math.min(limit.max, Math.max(limit.min, moved))));
}
