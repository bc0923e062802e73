import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { type LossTrend, lossForPlanning, lossTrend, paceWeighIns } from './loss-trend.ts';

const SHOW = '2026-09-05';
const LOAD = addDays(SHOW, -3);
/** Three days after the show the rebound peaks, after twelve it is gone. */
const REBOUND = { kg: 2.6, from: 3, gone: 12 };

/** Water in kg this many days after the show, with a kilogram of carb load before it. */
function waterKg(days: number): number {
  if (days <= 0) return days > -3 ? 1 : 0;
  const { kg, from, gone } = REBOUND;
  if (days <= from) return 1 + ((kg - 1) * days) / from;
  return Math.max(0, (kg * (gone - days)) / (gone - from));
}

/** Two months of daily weigh-ins at 79 kg, as known this many days after the show. */
const weighedUntil = (days: number, percentAWeek: number) =>
  Array.from({ length: days + 31 }, (_, index) => ({
    day: addDays(SHOW, index - 30),
    weightKg: 79 - (0.79 * percentAWeek * (index - 30)) / 7 + waterKg(index - 30),
  }));

const lossOn = (
  days: number,
  percentAWeek: number,
  loadDays: readonly string[],
  lossOf: typeof lossTrend = lossTrend,
) =>
  lossOf(weighedUntil(days, percentAWeek), {
    ...{ today: addDays(SHOW, days), loadDays, dietStarts: [] },
  });

describe('the loss that limits apply to', () => {
  it('excludes show water: a loss of half a percent never reads as a fast one', () => {
    // From the scale alone two weeks after the show.
    expect(lossOn(15, 0.6, [])).toMatchObject({ weeklyPercent: expect.closeTo(2.5, 0) });
    for (const loadDays of [[SHOW], [LOAD, SHOW]]) {
      for (const percent of [0.4, 0.6]) {
        const losses = Array.from({ length: 46 }, (_, days) => lossOn(days, percent, loadDays));
        const percents = losses.flatMap((loss) => (loss.kind === 'loss' ? loss.weeklyPercent : []));
        expect(Math.max(...percents)).toBeLessThan(1);
        expect(percents.at(-1)).toBeCloseTo(percent, 1);
      }
    }
  });

  const loadDays = [LOAD, SHOW];

  it('is missing from the load until there are enough later days, with no pace either', () => {
    expect(lossOn(-4, 0.6, loadDays)).toMatchObject({ weeklyPercent: expect.closeTo(0.6, 1) });
    for (const days of [-2, 0, 9, 19]) {
      expect(lossOn(days, 0.6, loadDays).kind).toBe('not-enough-data');
    }
    expect(lossOn(20, 0.6, loadDays).kind).toBe('loss');
    const context = { today: addDays(SHOW, 5), loadDays };
    expect(paceWeighIns(weighedUntil(5, 0.6), context)).toEqual([]);
  });

  it('uses its earlier value for a plan created during the water', () => {
    const before = lossTrend(weighedUntil(-3, 0.6), { today: LOAD, loadDays: [], dietStarts: [] });
    expect(before).toMatchObject({ kind: 'loss', weeklyPercent: expect.closeTo(0.6, 2) });
    expect(lossOn(-1, 0.6, loadDays, lossForPlanning)).toEqual(before);
    expect(lossOn(9, 0.6, loadDays, lossForPlanning)).toEqual(before);
    expect(lossOn(10, 0.6, loadDays, lossForPlanning).kind).toBe('not-enough-data');
  });

  it('is still too fast before a show and long after it', () => {
    for (const loss of [lossOn(5, 1.8, loadDays, lossForPlanning), lossOn(40, 1.8, loadDays)]) {
      expect((loss as LossTrend).weeklyPercent).toBeGreaterThan(1.75);
    }
  });

  it('ignores future shows', () => {
    const today = addDays(SHOW, -4);
    const weighIns = weighedUntil(-4, 0.6);
    const trend = lossTrend(weighIns, { today, loadDays: [LOAD, SHOW], dietStarts: [] });
    expect(trend).toEqual(lossTrend(weighIns, { today, loadDays: [], dietStarts: [] }));
  });
});
