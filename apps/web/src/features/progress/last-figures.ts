import { GIRTHS, type Girth } from '@posedown/coaching';
import type { ProgressEntry, Units } from '@posedown/contract';
import { lengthFromCm, weightFromKg } from '../../lib/units.ts';
import { typedFigure, typedHundredths, typedWater } from './typed-figure.ts';

type Figure = 'weight' | 'bodyFat' | 'sleepHours' | 'waterIntake' | Girth;

/** The latest number of each kind, as the athlete would type it; absent where there is none. */
export type LastFigures = Partial<Record<Figure, string>>;

type Stored = (entry: ProgressEntry) => number | null | undefined;
type Words = (value: number) => string;

/** @param entries newest first */
export function lastFiguresOf(entries: readonly ProgressEntry[], units: Units): LastFigures {
  const latest = (name: Figure, stored: Stored, words: Words): [Figure, string][] => {
    const value = entries.map(stored).find((one) => one !== null && one !== undefined);
    return typeof value === 'number' ? [[name, words(value)]] : [];
  };
  const weight: Words = (value) => typedFigure(weightFromKg(value, units));
  const girth: Words = (value) => typedFigure(lengthFromCm(value, units));
  const litres: Words = (value) => typedWater(value, units);
  return Object.fromEntries([
    ...latest('weight', (entry) => entry.weight, weight),
    ...latest('bodyFat', (entry) => entry.bodyFat, typedFigure),
    ...latest('sleepHours', (entry) => entry.sleepHours, typedHundredths),
    ...latest('waterIntake', (entry) => entry.waterIntake, litres),
    ...GIRTHS.flatMap((name) => latest(name, ({ measurements }) => measurements[name], girth)),
  ]);
}
