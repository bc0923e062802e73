import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { seededRandom } from '../random/seeded.ts';
import { expenditureKcal, simulateDay } from '../simulation/simulate-day.ts';
import { bodyWeightKg, startAthlete } from '../simulation/simulated-athlete.ts';
import {
  adaptiveExpenditure,
  type ExpenditureInput,
  FREEZE_DAYS,
  isPartialDay,
} from './adaptive-expenditure.ts';

const FIRST = '2026-03-02';
const on = (index: number) => addDays(FIRST, index);

/** Days of a steady weight on a steady intake: expenditure is the intake. */
function steady(days: number, changes: Partial<ExpenditureInput> = {}): ExpenditureInput {
  const indices = Array.from({ length: days }, (_, index) => index);
  return {
    today: on(days - 1),
    weighIns: indices.map((index) => ({ day: on(index), weightKg: 80 })),
    intakes: indices.map((index) => ({ day: on(index), intakeKcal: 2500 })),
    formulaKcal: 2500,
    restingKcal: 1700,
    fatKg: 14,
    ...changes,
  };
}

/** An athlete on a diet from day 0, weighed and logged daily with human scatter, seen after `days`. */
function simulatedRun(seed: number, days: number) {
  const random = seededRandom(seed);
  const sex = random.pick(['male', 'female'] as const);
  const start = startAthlete({
    sex,
    ageYears: random.integer(20, 50),
    heightCm: random.integer(160, 190),
    weightKg: random.integer(65, 100),
    pal: 1.4 + 0.5 * random.next(),
    bodyFatPercent: (sex === 'male' ? 10 : 18) + 15 * random.next(),
  });
  const plannedKcal = start.baseline.maintenanceKcal + random.integer(-700, 400);
  const weighIns = [];
  const intakes = [];
  const spent = [];
  let athlete = start;
  for (let index = 0; index < days; index += 1) {
    const energyIntakeKcal = plannedKcal * (1 + random.normal(0, 0.07));
    const day = { energyIntakeKcal, carbohydrateKcal: energyIntakeKcal / 2 };
    weighIns.push({ day: on(index), weightKg: bodyWeightKg(athlete) + random.normal(0, 0.6) });
    if (random.next() < 0.9) intakes.push({ day: on(index), intakeKcal: energyIntakeKcal });
    spent.push(expenditureKcal(athlete, day));
    athlete = simulateDay(athlete, day);
  }
  const formulaKcal = start.baseline.maintenanceKcal * (1 + random.normal(0, 0.1));
  const estimate = adaptiveExpenditure({
    today: on(days - 1),
    weighIns,
    intakes,
    formulaKcal,
    restingKcal: start.baseline.restingKcal,
    fatKg: start.fatKg * (1 + random.normal(0, 0.1)),
    freezeStarts: [FIRST],
  });
  if (estimate.kind !== 'expenditure') throw new Error(`missing ${estimate.missing.join()}`);
  const seen = spent.slice(-estimate.slope.spanDays);
  const trueKcal = seen.reduce((sum, kcal) => sum + kcal, 0) / seen.length;
  return { estimate, trueKcal, formulaKcal };
}

describe('adaptive expenditure', () => {
  it('finds the intake of someone whose weight stays, whatever the formula said', () => {
    const estimate = adaptiveExpenditure(steady(28, { formulaKcal: 3100 }));
    expect(estimate).toMatchObject({ kind: 'expenditure', measuredKcal: 2500, loggedDays: 27 });
    if (estimate.kind !== 'expenditure') return;
    expect(estimate.kcal).toBeLessThan(2600);
    expect(estimate.lowKcal).toBeLessThan(2500);
    expect(estimate.highKcal).toBeGreaterThan(2500);
  });

  it('leaves days logged in part out of the mean', () => {
    expect(isPartialDay(999, 1000)).toBe(true);
    expect(isPartialDay(1359, 1700)).toBe(true);
    expect(isPartialDay(1361, 1700)).toBe(false);
    const full = steady(28);
    const partial = full.intakes.map((intake, index) =>
      index % 5 === 0 ? { ...intake, intakeKcal: 700 } : intake,
    );
    const estimate = adaptiveExpenditure({ ...full, intakes: partial });
    expect(estimate).toMatchObject({ measuredKcal: 2500, loggedDays: 21 });
  });

  it('does not take the water of a diet start for tissue', () => {
    const days = FREEZE_DAYS + 21;
    const dry = steady(days);
    const weighIns = dry.weighIns.map((weighIn, index) => ({
      ...weighIn,
      weightKg: index < FREEZE_DAYS ? 82 - 0.3 * index : 80,
    }));
    const frozen = adaptiveExpenditure({ ...dry, weighIns, freezeStarts: [FIRST] });
    const thawed = adaptiveExpenditure({ ...dry, weighIns });
    expect(frozen).toMatchObject({ measuredKcal: 2500 });
    expect(thawed.kind === 'expenditure' && thawed.measuredKcal).toBeGreaterThan(2600);
  });

  it('stays what it was when a diet began, until the days after the freeze are enough', () => {
    const began = 28;
    const seen = (days: number) => {
      const dry = steady(days);
      const afterStart = (index: number) => Math.max(0, index - began);
      return adaptiveExpenditure({
        ...dry,
        // Two kilograms of water in a week, and 1800 kcal where it was 2500.
        weighIns: dry.weighIns.map((weighIn, index) => ({
          ...weighIn,
          weightKg: 80 - (2 / 7) * Math.min(FREEZE_DAYS, afterStart(index)),
        })),
        intakes: dry.intakes.map((intake, index) => ({
          ...intake,
          intakeKcal: index < began ? 2500 : 1800,
        })),
        // Changed once more on the third day: the freeze of the first holds on.
        freezeStarts: [on(began), on(began + 2)],
      });
    };
    const before = seen(began);
    expect(before).toMatchObject({ measuredKcal: 2500 });
    for (const days of [began + 5, began + FREEZE_DAYS + 13, began + FREEZE_DAYS + 14]) {
      expect(seen(days)).toMatchObject({ measuredKcal: 2500 });
    }
    // From the 14th weigh-in after the last freeze on it is the new days that count.
    expect(seen(began + 2 + FREEZE_DAYS + 14)).toMatchObject({ measuredKcal: 1800 });
  });

  it('is learnt also by whoever has another plan every three weeks', () => {
    const freezeStarts = [on(0), on(21), on(42)];
    const answers = Array.from({ length: 21 }, (_, index) =>
      adaptiveExpenditure({ ...steady(43 + index), freezeStarts }),
    );
    expect(answers.map(({ kind }) => kind)).toEqual(answers.map(() => 'expenditure'));
  });

  it('answers not enough data, and of what, rather than a default', () => {
    const missing = (input: ExpenditureInput) => {
      const answer = adaptiveExpenditure(input);
      return answer.kind === 'not-enough-data' ? answer.missing : [];
    };
    expect(missing(steady(10))).toEqual(['weighIns']);
    expect(missing(steady(28, { intakes: [] }))).toEqual(['intakes']);
    expect(missing(steady(28, { freezeStarts: [on(8)] }))).toEqual(['weighIns']);
  });

  it('holds the true expenditure of simulated athletes in its band, and beats the formula', () => {
    const runs = Array.from({ length: 300 }, (_, seed) => simulatedRun(seed, 42));
    const within = runs.filter(
      ({ estimate, trueKcal }) => trueKcal >= estimate.lowKcal && trueKcal <= estimate.highKcal,
    );
    const meanError = (errors: readonly number[]) =>
      errors.reduce((sum, error) => sum + Math.abs(error), 0) / errors.length;
    const ofEstimate = meanError(runs.map((run) => run.estimate.kcal - run.trueKcal));
    const ofFormula = meanError(runs.map((run) => run.formulaKcal - run.trueKcal));
    const bias = runs.reduce((sum, run) => sum + run.estimate.kcal - run.trueKcal, 0) / runs.length;
    expect(within.length / runs.length).toBeGreaterThan(0.9);
    expect(ofEstimate).toBeLessThan(ofFormula / 2);
    expect(Math.abs(bias)).toBeLessThan(40);
  });
});
