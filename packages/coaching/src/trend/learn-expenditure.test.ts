import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { athleteEnergy } from '../targets/athlete-energy.ts';
import { ATHLETE } from '../training/testing/athletes.ts';
import { learnExpenditure } from './learn-expenditure.ts';

const DAYS = Array.from({ length: 28 }, (_, index) => addDays(ATHLETE.today, index - 27));
const { restingKcal, formulaKcal } = athleteEnergy(ATHLETE);

/** Four weeks at the answers' weight with the given daily intake. */
const steady = (intakeKcal: number) => ({
  answers: ATHLETE,
  weighIns: DAYS.map((day) => ({ day, weightKg: ATHLETE.weightKg })),
  intakes: DAYS.map((day) => ({ day, intakeKcal })),
  loadDays: [],
});

describe('the learned expenditure', () => {
  it('starts from the trend weight, so that one heavy morning changes no formula', () => {
    const facts = steady(formulaKcal);
    const heavyKg = ATHLETE.weightKg + 3;
    const heavy = {
      ...facts,
      answers: { ...ATHLETE, weightKg: heavyKg },
      weighIns: facts.weighIns.with(-1, { day: ATHLETE.today, weightKg: heavyKg }),
    };
    const { weightKg, weightSource, energy } = learnExpenditure(heavy);
    expect(weightSource).toBe('trend');
    expect(weightKg).toBeCloseTo(ATHLETE.weightKg + 0.3, 5);
    expect(energy.formulaKcal - formulaKcal).toBeLessThan(10);
  });

  it('starts from the last weight while there are few recent weigh-ins', () => {
    const facts = { ...steady(formulaKcal), weighIns: steady(formulaKcal).weighIns.slice(-3) };
    const answers = { ...ATHLETE, weightKg: 91 };
    expect(learnExpenditure({ ...facts, answers })).toMatchObject({
      weightKg: 91,
      weightSource: 'last',
      expenditure: { kind: 'not-enough-data', missing: ['weighIns'] },
    });
  });

  it('is compared with the formula and never with earlier measurements', () => {
    const kcal = (answers: typeof ATHLETE) => {
      const { expenditure } = learnExpenditure({ ...steady(formulaKcal), answers });
      return expenditure.kind === 'expenditure' && expenditure.kcal;
    };
    expect(kcal({ ...ATHLETE, measuredKcal: 2 * formulaKcal })).toBe(kcal(ATHLETE));
  });

  it('reports missing intakes if the diary is too low to be real', () => {
    const { expenditure } = learnExpenditure(steady(Math.round(0.85 * restingKcal)));
    expect(expenditure).toEqual({ kind: 'not-enough-data', missing: ['intakes'] });
  });
});
