import { GIRTHS, type Girth } from '@posedown/coaching';
import type { ProgressEntry, Units } from '@posedown/contract';
import { lengthFromCm, waterFromLitres, weightFromKg } from '../../lib/units.ts';

type Figure = 'weight' | 'bodyFat' | 'sleepHours' | 'waterIntake' | Girth;

/** The latest number of each kind, as the athlete would type it; absent where there is none. */
export type LastFigures = Partial<Record<Figure, string>>;

const typed = (value: number) => String(Math.round(value * 10) / 10);

/** @param entries newest first */
export function lastFiguresOf(entries: readonly ProgressEntry[], units: Units): LastFigures {
  const latest = (pick: (entry: ProgressEntry) => number | null | undefined) =>
    entries.map(pick).find((value) => value !== null && value !== undefined);
  const figures: [Figure, number | undefined][] = [
    [
      'weight',
      convert(
        latest((entry) => entry.weight),
        units,
        weightFromKg,
      ),
    ],
    ['bodyFat', latest((entry) => entry.bodyFat) ?? undefined],
    ['sleepHours', latest((entry) => entry.sleepHours) ?? undefined],
    [
      'waterIntake',
      convert(
        latest((entry) => entry.waterIntake),
        units,
        waterFromLitres,
      ),
    ],
    ...GIRTHS.map((girth): [Figure, number | undefined] => [
      girth,
      convert(
        latest(({ measurements }) => measurements[girth]),
        units,
        lengthFromCm,
      ),
    ]),
  ];
  const known = figures.filter((figure): figure is [Figure, number] => figure[1] !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, typed(value)]));
}

function convert(
  value: number | null | undefined,
  units: Units,
  into: (value: number, units: Units) => number,
): number | undefined {
  return value === null || value === undefined ? undefined : into(value, units);
}
