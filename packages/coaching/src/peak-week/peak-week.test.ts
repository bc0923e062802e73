import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPeakWeek } from './check-peak-week.ts';
import { CLASSIC_PROTOCOL } from './classic-protocol.data.ts';
import { makePeakWeek, type PeakFacts } from './make-peak-week.ts';

const known: PeakFacts = {
  ...{ weightKg: 80, heightCm: 178, ageYears: 28, sodiumMg: 3000, waterLitres: 3.2 },
  ...{ intakeKcal: 1900, maintenanceKcal: 2700, conditions: [] },
};
const basis = { weightKg: 80, sodiumMg: 3000, isRehearsed: false };

function planOf(facts: PeakFacts) {
  const made = makePeakWeek(facts);
  if (made.kind !== 'plan') throw new Error(made.kind);
  return made.days;
}

const maybe = (arbitrary: fc.Arbitrary<number>) => fc.option(arbitrary, { nil: null });
const facts = fc.record({
  weightKg: fc.double({ min: 40, max: 200, noNaN: true }),
  heightCm: fc.constant(140),
  ageYears: fc.integer({ min: 18, max: 80 }),
  sodiumMg: maybe(fc.integer({ min: 1200, max: 8000 })),
  waterLitres: maybe(fc.double({ min: 0, max: 12, noNaN: true })),
  intakeKcal: maybe(fc.integer({ min: 1000, max: 4000 })),
  maintenanceKcal: maybe(fc.integer({ min: 1400, max: 4500 })),
  conditions: fc.constant([]),
});

describe('a generated peak week', () => {
  it('keeps every hard rule, whoever it is for', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const days = planOf(given);
        expect(checkPeakWeek(days, { ...given, isRehearsed: false })).toEqual([]);
        const before = days.filter(({ offset }) => offset <= 0);
        expect(new Set(before.map(({ waterMl }) => waterMl)).size).toBe(1);
        for (const { waterMl } of days) {
          expect(waterMl / given.weightKg).toBeGreaterThanOrEqual(35);
          expect(waterMl / given.weightKg).toBeLessThanOrEqual(45);
          expect(waterMl / 16).toBeLessThanOrEqual(1000);
        }
      }),
    );
  });

  it('rises by a fifth a day after the show, up to maintenance', () => {
    const after = planOf(known).filter(({ offset }) => offset > 0);
    expect(after.map(({ kcal }) => kcal)).toEqual([2280, 2700, 2700, 2700, 2700, 2700, 2700]);
  });

  it('makes no figure up where too little was logged', () => {
    const days = planOf({ ...known, sodiumMg: null, intakeKcal: null });
    expect(days.every(({ sodiumMg }) => sodiumMg === null)).toBe(true);
    expect(days.filter(({ offset }) => offset > 0).every(({ kcal }) => kcal === null)).toBe(true);
    expect(makePeakWeek({ ...known, weightKg: null })).toEqual({
      ...{ kind: 'not-enough-data', missing: ['weight'] },
    });
  });

  it('is refused under 18, below a BMI of 18.5, with a condition, and on next to no salt', () => {
    const kindOf = (change: Partial<PeakFacts>) => makePeakWeek({ ...known, ...change }).kind;
    expect(kindOf({ ageYears: 17 })).toBe('refused');
    expect(kindOf({ weightKg: 55 })).toBe('refused');
    expect(kindOf({ conditions: ['Diabetes'] })).toBe('refused');
    expect(kindOf({ sodiumMg: 1100 })).toBe('refused');
    expect(kindOf({})).toBe('plan');
  });
});

describe('the check of an edited peak week', () => {
  const days = planOf(known);
  const fieldsOf = (offset: number, change: object, rehearsed = false) =>
    checkPeakWeek(
      days.map((day) => (day.offset === offset ? { ...day, ...change } : day)),
      { ...basis, isRehearsed: rehearsed },
    ).map(({ field }) => field);

  it('refuses water below 30 or above 60 ml/kg', () => {
    expect(fieldsOf(-1, { waterMl: 2399 })).toEqual(['waterMl']);
    expect(fieldsOf(-1, { waterMl: 4801 })).toEqual(['waterMl']);
    expect(fieldsOf(-1, { waterMl: 2400 })).toEqual([]);
  });

  it('names the limits of water in the units of the athlete, within what is allowed', () => {
    const dry = days.map((day) => ({ ...day, waterMl: 1000 }));
    const textIn = (units: 'metric' | 'imperial') =>
      checkPeakWeek(dry, { ...basis, units })[0]?.text;
    expect(textIn('metric')).toBe('Water stays within 2400–4800 ml a day.');
    // 2400 / 29.57 = 81.2, 4800 / 29.57 = 162.3
    expect(textIn('imperial')).toBe('Water stays within 82–162 fl oz a day.');
  });

  it('refuses sodium below 1500 mg or a change of more than 25 %', () => {
    expect(fieldsOf(0, { sodiumMg: 1499 })).toEqual(['sodiumMg']);
    expect(fieldsOf(0, { sodiumMg: 2249 })).toEqual(['sodiumMg']);
    expect(fieldsOf(0, { sodiumMg: 3751 })).toEqual(['sodiumMg']);
    expect(fieldsOf(0, { sodiumMg: 2250 })).toEqual([]);
  });

  it('allows 10 g/kg on a loading day only where it was rehearsed', () => {
    expect(fieldsOf(-3, { carbsG: 800 })).toEqual(['carbsG']);
    expect(fieldsOf(-3, { carbsG: 800 }, true)).toEqual([]);
    expect(fieldsOf(-3, { carbsG: 801 }, true)).toEqual(['carbsG']);
    expect(fieldsOf(-6, { carbsG: 800 }, true)).toEqual(['carbsG']);
  });

  it('refuses diuretics, laxatives, sauna, insulin, IV and potassium pills in any words', () => {
    const words = ['A mild diuretic', 'sauna, 20 min', 'Insulin', 'an IV', 'potassium tablets'];
    for (const advice of [...words, 'laxatives']) {
      expect(fieldsOf(-1, { advice }), advice).toEqual(['words']);
    }
  });
});

it('shows the classic protocol with the figures of the specification, for seven days', () => {
  const [first] = CLASSIC_PROTOCOL;
  const last = CLASSIC_PROTOCOL.at(-1);
  expect(CLASSIC_PROTOCOL).toHaveLength(7);
  expect(first).toMatchObject({ sodium: 'Under 1000 mg', carbs: 'Under 50 g' });
  expect(first?.water).toContain('Over 2 gallons');
  expect(last).toMatchObject({ water: 'Minimal', sodium: 'Zero', carbs: '100–200 g' });
});
