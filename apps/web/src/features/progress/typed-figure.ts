import type { Units } from '@posedown/contract';
import { waterFromLitres } from '../../lib/units.ts';

/** A stored figure as it would be typed: `typedFigure(83.25)` → '83.3'. */
export function typedFigure(value: number, digits = 1): string {
  const scale = 10 ** digits;
  return String(Math.round(value * scale) / scale);
}

/** Sleep or litres: a check-in steps by quarter litres, and a tenth would round them. */
export const typedHundredths = (value: number): string => typedFigure(value, 2);

/** Water as it would be typed. Fluid ounces are whole, or 64 of them, stored as 1.89 l, read 63.9. */
export const typedWater = (litres: number, units: Units): string =>
  units === 'metric' ? typedHundredths(litres) : typedFigure(waterFromLitres(litres, units), 0);
