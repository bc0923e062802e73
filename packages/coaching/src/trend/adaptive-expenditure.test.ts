import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import {
  adaptiveExpenditure,
  EXPENDITURE_READ_DAYS,
  type ExpenditureEstimate,
  type ExpenditureInput,
  type ExpenditureRecord,
  estimateFrom,
  extendRecord,
} from './adaptive-expenditure.ts';
import { simulatedRun } from './testing/simulated-run.ts';

const FIRST = '2026-03-02';
const on = (index: number) => addDays(FIRST, index);

interface Course {
  weightKg?: (index: number) => number;
  intakeKcal?: (index: number) => number;
}

/** Days before today, by default with steady weight and intake. */
function course(
  days: number,
  { weightKg = () => 80, intakeKcal = () => 2500 }: Course = {},
  changes: Partial<ExpenditureInput> = {},
): ExpenditureInput {
  const indices = Array.from({ length: days }, (_, index) => index);
  return {
    today: on(days),
    weighIns: indices.map((index) => ({ day: on(index), weightKg: weightKg(index) })),
    intakes: indices.map((index) => ({ day: on(index), intakeKcal: intakeKcal(index) })),
    ...{ formulaKcal: 2500, fatKg: 14, hasCycle: false },
    ...changes,
  };
}

function estimateOf(input: ExpenditureInput): ExpenditureEstimate {
  const estimate = adaptiveExpenditure(input);
  if (estimate.kind !== 'expenditure') throw new Error(`missing ${estimate.missing.join()}`);
  return estimate;
}

function missing(input: ExpenditureInput) {
  const answer = adaptiveExpenditure(input);
  return answer.kind === 'not-enough-data' ? answer.missing : [];
}

const width = ({ lowKcal, highKcal }: ExpenditureEstimate) => highKcal - lowKcal;

describe('adaptive expenditure', () => {
  it('matches the intake of an athlete with a stable weight, whatever the formula says', () => {
    for (const formulaKcal of [2000, 3000]) {
      const { kcal, lowKcal, highKcal } = estimateOf(course(56, {}, { formulaKcal }));
      expect(Math.abs(kcal - 2500)).toBeLessThan(60);
      expect(lowKcal).toBeLessThan(2500);
      expect(highKcal).toBeGreaterThan(2500);
    }
  });

  it('grows more certain with more days', () => {
    const widths = [14, 28, 56].map((days) => width(estimateOf(course(days))));
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
    expect(widths[0]).toBeLessThan(2 * 1.96 * 225);
    expect(widths[2]).toBeLessThan(2 * 1.96 * 110);
  });

  it('treats partly logged or unlogged days as average days', () => {
    const full = course(42);
    const partial = course(42, { intakeKcal: (index) => (index % 5 === 2 ? 1100 : 2500) });
    const never = { ...full, intakes: full.intakes.filter((_, index) => index % 5 !== 2) };
    for (const input of [partial, never]) {
      expect(Math.abs(estimateOf(input).kcal - estimateOf(full).kcal)).toBeLessThan(25);
      expect(estimateOf(input).loggedDays).toBeLessThan(estimateOf(full).loggedDays);
    }
  });

  it('doesn’t count the water lost at the start of a diet as tissue', () => {
    const dietStart = 35;
    // 700 kcal less is 0.12 kg of tissue a day at 14 kg of fat, and 1.2 kg of water within days.
    const after = (index: number) => Math.max(0, index - dietStart);
    const weightKg = (index: number) =>
      80 - 0.115 * after(index) - 1.2 * (1 - Math.exp(-after(index) / 3.5));
    const intakeKcal = (index: number) => (index < dietStart ? 2500 : 1800);
    for (const days of [3, 7, 14, 21]) {
      const { kcal } = estimateOf(course(dietStart + days, { weightKg, intakeKcal }));
      expect(Math.abs(kcal - 2450)).toBeLessThan(110);
    }
  });

  it('barely moves with the water of a refeed', () => {
    const feast = 30;
    const intakeKcal = (index: number) => (index === feast ? 4000 : 2500);
    const after = (index: number) => (index > feast ? 1.2 * Math.exp(-(index - feast) / 2.5) : 0);
    const refed = estimateOf(course(34, { intakeKcal, weightKg: (index) => 80 + after(index) }));
    expect(Math.abs(refed.kcal - estimateOf(course(34)).kcal)).toBeLessThan(60);
  });

  it('reacts less to a carb load than to the same water on other days', () => {
    const weightKg = (index: number) => (index >= 30 ? 82.5 : 80);
    const off = (loadDays: string[]) =>
      Math.abs(estimateOf(course(32, { weightKg }, { loadDays })).kcal - 2500);
    expect(off([on(29), on(30)])).toBeLessThan(off([]));
  });

  it('is not misled by a menstrual cycle', () => {
    const weightKg = (index: number) => 60 + 0.7 * Math.sin((2 * Math.PI * index) / 28);
    const woman = { formulaKcal: 2500, hasCycle: true };
    for (const days of [28, 35, 42, 49]) {
      expect(Math.abs(estimateOf(course(days, { weightKg }, woman)).kcal - 2500)).toBeLessThan(110);
    }
  });

  it('ignores today’s logs until the day is over', () => {
    const input = course(28);
    const snack = { day: input.today, intakeKcal: 1200 };
    expect(estimateOf({ ...input, intakes: [...input.intakes, snack] })).toEqual(estimateOf(input));
  });
});

describe('not enough data', () => {
  it('is returned with the missing inputs rather than a default', () => {
    const month = course(28);
    expect(missing(course(10))).toEqual(['weighIns']);
    expect(missing({ ...month, weighIns: [] })).toEqual(['weighIns']);
    expect(missing({ ...month, intakes: [] })).toEqual(['intakes']);
    expect(missing({ ...month, intakes: month.intakes.slice(-6) })).toEqual(['intakes']);
    expect(missing({ ...month, weighIns: month.weighIns.slice(0, 7) })).toEqual(['weighIns']);
  });

  it('is not returned from day 21 on if 60% of days are weighed and logged', () => {
    const month = course(21);
    const weighIns = month.weighIns.filter((_, index) => index % 5 < 3);
    const intakes = month.intakes.filter((_, index) => index % 5 > 1);
    expect(adaptiveExpenditure({ ...month, weighIns, intakes }).kind).toBe('expenditure');
  });

  it('is returned after months away, with a wider band after the return', () => {
    const before = course(60);
    const back = 180;
    const later = Array.from({ length: 21 }, (_, index) => on(back + index));
    const input = (days: number) => ({
      ...before,
      today: on(back + days),
      weighIns: [...before.weighIns, ...later.slice(0, days).map((day) => ({ day, weightKg: 87 }))],
      intakes: [
        ...before.intakes,
        ...later.slice(0, days).map((day) => ({ day, intakeKcal: 2700 })),
      ],
    });
    expect(missing({ ...input(0), today: on(150) })).toEqual(['weighIns']);
    expect(missing(input(5))).toEqual(['weighIns']);
    const returned = estimateOf(input(21));
    expect(width(returned)).toBeGreaterThan(width(estimateOf(before)));
    expect(Math.abs(returned.kcal - 2700)).toBeLessThan(200);
  });
});

describe('a stored record', () => {
  const history = fc.array(
    fc.record({
      weightKg: fc.option(fc.double({ min: 60, max: 90, noNaN: true })),
      intakeKcal: fc.option(fc.integer({ min: 0, max: 5000 })),
      isLoad: fc.boolean(),
    }),
    { minLength: 1, maxLength: 60 },
  );

  it('is the same whether stored and continued or rebuilt from scratch', () => {
    fc.assert(
      fc.property(history, fc.boolean(), fc.nat(59), (days, hasCycle, split) => {
        const all: ExpenditureInput = {
          ...{ today: on(days.length), formulaKcal: 2600, fatKg: 15, hasCycle },
          weighIns: days.flatMap(({ weightKg }, index) =>
            weightKg === null ? [] : [{ day: on(index), weightKg }],
          ),
          intakes: days.flatMap(({ intakeKcal }, index) =>
            intakeKcal === null ? [] : [{ day: on(index), intakeKcal }],
          ),
          loadDays: days.flatMap(({ isLoad }, index) => (isLoad ? [on(index)] : [])),
        };
        const whole = extendRecord(null, all);
        const half = extendRecord(null, { ...all, today: on(Math.min(split, days.length)) });
        const stored: ExpenditureRecord | null = JSON.parse(JSON.stringify(half));
        expect(extendRecord(stored, all)).toEqual(whole);
      }),
      { numRuns: 100 },
    );
  });

  it('is extended only by the new days', () => {
    const all = course(40);
    const record = extendRecord(null, { ...all, today: on(39) });
    const last = { ...all, weighIns: all.weighIns.slice(-1), intakes: all.intakes.slice(-1) };
    const extended = extendRecord(record, last);
    expect(extended && estimateFrom(extended, last)).toEqual(estimateOf(all));
  });

  it('gains nothing from days that are too old to count', () => {
    const weightKg = (index: number) => 84 - 0.02 * index + 0.6 * Math.sin(index * index);
    const intakeKcal = (index: number) => 2300 + 200 * Math.sin(3 * index * index);
    const long = course(2 * EXPENDITURE_READ_DAYS, { weightKg, intakeKcal });
    const initial = extendRecord(null, { ...long, today: on(EXPENDITURE_READ_DAYS) });
    const record = extendRecord(initial, long);
    const whole = record && estimateFrom(record, long);
    expect(whole).toMatchObject({ kind: 'expenditure' });
    if (whole?.kind !== 'expenditure') return;
    expect(Math.abs(whole.kcal - estimateOf(long).kcal)).toBeLessThanOrEqual(1);
    expect(Math.abs(width(whole) - width(estimateOf(long)))).toBeLessThanOrEqual(2);
  });

  it('stays the same if the clock goes back', () => {
    const record = extendRecord(null, course(40));
    expect(extendRecord(record, { ...course(40), today: on(10) })).toEqual(record);
  });

  it('uses a bounded history, however long the record', () => {
    const long = course(5 * 365);
    const from = on(5 * 365 - EXPENDITURE_READ_DAYS);
    const read = {
      ...long,
      weighIns: long.weighIns.filter(({ day }) => day >= from),
      intakes: long.intakes.filter(({ day }) => day >= from),
    };
    expect(extendRecord(null, long)).toEqual(extendRecord(null, read));
  });
});

describe('the input filter', () => {
  const steady = estimateOf(course(42));
  const readWith = (readings: readonly [number, number][]) => {
    const input = course(42);
    const extra = readings.map(([index, weightKg]) => ({ day: on(index), weightKg }));
    const days = new Set(extra.map(({ day }) => day));
    return estimateOf({
      ...input,
      weighIns: [...input.weighIns.filter(({ day }) => !days.has(day)), ...extra],
    });
  };

  it.each([
    [[[40, 176]]],
    [[[39, 8]]],
    [[[38, 800]]],
    [[[41, 36.3]]],
    [
      [
        [20, 176],
        [21, 176],
      ],
    ],
  ])('ignores impossible weights: %j', (readings) => {
    const { kcal } = readWith(readings as [number, number][]);
    expect(Math.abs(kcal - steady.kcal)).toBeLessThan(20);
  });

  it('accepts a lasting new level without counting it as energy', () => {
    const pounds = readWith(Array.from({ length: 12 }, (_, index) => [30 + index, 176]));
    expect(Math.abs(pounds.kcal - steady.kcal)).toBeLessThan(150);
  });

  it('averages a hundred weigh-ins a day, in any order', () => {
    const input = course(42);
    const many = input.weighIns.flatMap(({ day }) =>
      Array.from({ length: 100 }, (_, index) => ({ day, weightKg: 79.5 + index / 99 })),
    );
    expect(estimateOf({ ...input, weighIns: many.toReversed() }).kcal).toBe(steady.kcal);
  });

  it('ignores impossible intakes', () => {
    const intakeKcal = (index: number) => (index % 9 === 4 ? 95_000 : 2500);
    expect(Math.abs(estimateOf(course(42, { intakeKcal })).kcal - steady.kcal)).toBeLessThan(25);
  });

  it('ignores future days', () => {
    const input = course(42);
    const later = { day: on(80), weightKg: 60 };
    expect(estimateOf({ ...input, weighIns: [...input.weighIns, later] })).toEqual(steady);
  });
});

// The athletes of the demo data's model (Hall et al. 2011), which the filter wasn't fitted on.
describe('simulated athletes', () => {
  it('are within the band, and closer to the estimate than to the formula', () => {
    const runs = Array.from({ length: 300 }, (_, seed) => simulatedRun(seed, 42));
    const within = runs.filter(
      ({ estimate, trueKcal }) => trueKcal >= estimate.lowKcal && trueKcal <= estimate.highKcal,
    );
    const meanError = (errors: readonly number[]) =>
      errors.reduce((sum, error) => sum + Math.abs(error), 0) / errors.length;
    const ofEstimate = meanError(runs.map((run) => run.estimate.kcal - run.trueKcal));
    const ofFormula = meanError(runs.map((run) => run.formulaKcal - run.trueKcal));
    const bias = runs.reduce((sum, run) => sum + run.estimate.kcal - run.trueKcal, 0) / runs.length;
    expect(within.length / runs.length).toBeGreaterThan(0.93);
    expect(ofEstimate).toBeLessThan(ofFormula / 2);
    expect(Math.abs(bias)).toBeLessThan(40);
  });
});
