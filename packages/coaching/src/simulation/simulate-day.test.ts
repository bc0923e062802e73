import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expenditureKcal, simulateDay } from './simulate-day.ts';
import {
  bodyWeightKg,
  fatFreeMassKg,
  type SimulatedAthlete,
  simulatedBodyFatPercent,
  startAthlete,
} from './simulated-athlete.ts';
import { TISSUE } from './tissue.ts';

const man = () =>
  startAthlete({ sex: 'male', ageYears: 30, heightCm: 180, weightKg: 90, pal: 1.6 });
const woman = () =>
  startAthlete({ sex: 'female', ageYears: 28, heightCm: 165, weightKg: 65, pal: 1.6 });

function diet(athlete: SimulatedAthlete, deltaKcal: number, days: number): SimulatedAthlete {
  const energyIntakeKcal = athlete.baseline.maintenanceKcal + deltaKcal;
  let now = athlete;
  for (let day = 0; day < days; day += 1) {
    now = simulateDay(now, { energyIntakeKcal, carbohydrateKcal: energyIntakeKcal / 2 });
  }
  return now;
}
const anyAthlete = fc
  .record({
    sex: fc.constantFrom('male' as const, 'female' as const),
    ageYears: fc.integer({ min: 18, max: 70 }),
    heightCm: fc.integer({ min: 150, max: 200 }),
    bmi: fc.double({ min: 20, max: 35, noNaN: true }),
    bodyFatPercent: fc.double({ min: 6, max: 35, noNaN: true }),
    pal: fc.double({ min: 1.3, max: 2.2, noNaN: true }),
  })
  .map(({ bmi, ...rest }) => startAthlete({ ...rest, weightKg: bmi * (rest.heightCm / 100) ** 2 }));

const storedKcal = (athlete: SimulatedAthlete) =>
  athlete.fatKg * TISSUE.fatKcalPerKg +
  athlete.leanTissueKg * TISSUE.leanKcalPerKg +
  athlete.glycogenKg * TISSUE.glycogenKcalPerKg;

const weightAfter = (athlete: SimulatedAthlete, deltaKcal: number, days: number) =>
  bodyWeightKg(diet(athlete, deltaKcal, days));

describe('simulated athlete (Hall et al. 2011)', () => {
  it('starts a 90 kg man as published', () => {
    expect(man().baseline.restingKcal).toBeCloseTo(1881.5, 1);
    expect(man().baseline.maintenanceKcal).toBeCloseTo(3010.4, 1);
    expect(man().fatKg).toBeCloseTo(21.86, 2);
    expect(bodyWeightKg(man())).toBeCloseTo(90, 10);
  });

  it.each([
    [7, 89.23],
    [28, 88.1],
    [84, 85.51],
    [364, 76.88],
  ])("gives a man's weight on −500 kcal a day on day %i", (days, weightKg) => {
    expect(weightAfter(man(), -500, days)).toBeCloseTo(weightKg, 2);
  });

  it.each([
    [7, 64.27],
    [84, 61.22],
  ])("gives a woman's weight on −400 kcal a day on day %i", (days, weightKg) => {
    expect(woman().baseline.restingKcal).toBeCloseTo(1381.84, 2);
    expect(weightAfter(woman(), -400, days)).toBeCloseTo(weightKg, 2);
  });

  it('keeps any weight constant at maintenance', () => {
    fc.assert(
      fc.property(anyAthlete, (athlete) => {
        expect(weightAfter(athlete, 0, 60)).toBeCloseTo(bodyWeightKg(athlete), 6);
      }),
      { numRuns: 50 },
    );
  });

  it('gains weight from eating more', () => {
    fc.assert(
      fc.property(
        anyAthlete,
        fc.integer({ min: -800, max: 700 }),
        fc.integer({ min: 20, max: 300 }),
        fc.integer({ min: 1, max: 60 }),
        (athlete, deltaKcal, moreKcal, days) => {
          expect(weightAfter(athlete, deltaKcal + moreKcal, days)).toBeGreaterThan(
            weightAfter(athlete, deltaKcal, days),
          );
        },
      ),
      { numRuns: 50 },
    );
  });

  it('conserves energy: intake minus expenditure is stored in tissue', () => {
    fc.assert(
      fc.property(anyAthlete, fc.integer({ min: -800, max: 800 }), (athlete, deltaKcal) => {
        const before = diet(athlete, deltaKcal, 20);
        const after = diet(athlete, deltaKcal, 21);
        const energyIntakeKcal = athlete.baseline.maintenanceKcal + deltaKcal;
        const day = { energyIntakeKcal, carbohydrateKcal: energyIntakeKcal / 2 };
        const spent = (expenditureKcal(before, day) + expenditureKcal(after, day)) / 2;
        expect(storedKcal(after) - storedKcal(before)).toBeCloseTo(energyIntakeKcal - spent, 0);
      }),
      { numRuns: 50 },
    );
  });

  it('loses more with added exercise', () => {
    const energyIntakeKcal = man().baseline.maintenanceKcal;
    const day = { energyIntakeKcal, carbohydrateKcal: energyIntakeKcal / 2 };
    const active = simulateDay(man(), { ...day, extraActivityKcal: 300 });
    expect(bodyWeightKg(active)).toBeLessThan(bodyWeightKg(simulateDay(man(), day)));
  });

  it('retains water after a salty, carbohydrate-rich day without changing fat much', () => {
    const energyIntakeKcal = man().baseline.maintenanceKcal;
    const loaded = simulateDay(man(), {
      energyIntakeKcal,
      carbohydrateKcal: energyIntakeKcal * 0.75,
      sodiumDeltaMg: 2000,
    });
    expect(bodyWeightKg(loaded)).toBeGreaterThan(91);
    expect(Math.abs(loaded.fatKg - man().fatKg)).toBeLessThan(0.1);
  });

  it('spares lean mass if the Forbes multiplier is below one', () => {
    const start = { sex: 'male', ageYears: 30, heightCm: 180, weightKg: 85, pal: 1.6 } as const;
    const published = diet(startAthlete({ ...start, bodyFatPercent: 12 }), -600, 84);
    const spared = diet(
      startAthlete({ ...start, bodyFatPercent: 12, forbesMultiplier: 0.5 }),
      -600,
      84,
    );
    expect(fatFreeMassKg(spared)).toBeGreaterThan(fatFreeMassKg(published));
    expect(simulatedBodyFatPercent(spared)).toBeLessThan(simulatedBodyFatPercent(published));
  });

  it('rejects impossible body values', () => {
    const start = { sex: 'male', ageYears: 30, heightCm: 180, pal: 1.6 } as const;
    expect(() => startAthlete({ ...start, weightKg: 90, bodyFatPercent: 0 })).toThrow(RangeError);
    expect(() => startAthlete({ ...start, weightKg: Number.NaN })).toThrow(RangeError);
  });
});
