import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finish } from '../result/steps.ts';
import { SLOW } from '../testing/slow.ts';
import { checkPeakText, checkPeakWeek } from './check-peak-week.ts';
import { CLASSIC_PROTOCOL, PEAK_SAFETY } from './classic-protocol.data.ts';
import { generatePeakWeek, type PeakFacts } from './generate-peak-week.ts';

const eater = { sex: 'male', leanMassKg: 72, sessionKcal: 210, lowDaysBefore: 0 } as const;
const baseFacts: PeakFacts = {
  ...eater,
  ...{ weightKg: 80, heightCm: 178, ageYears: 28, sodiumMg: 3000, waterLiters: 3.2 },
  ...{ intakeKcal: 1900, maintenanceKcal: 2700, conditions: [], holds: [] },
};
const basis = { ...eater, weightKg: 80, sodiumMg: 3000, isRehearsed: false };

function planOf(facts: PeakFacts) {
  const peakWeek = generatePeakWeek(facts);
  if (peakWeek.kind !== 'plan') throw new Error(peakWeek.kind);
  return peakWeek.days;
}

const maybe = (arbitrary: fc.Arbitrary<number>) => fc.option(arbitrary, { nil: null });
/** Very light athletes are rejected, as tested below. */
const facts = fc.record({
  sex: fc.constantFrom('male' as const, 'female' as const, null),
  leanMassKg: fc.constant(null),
  lowDaysBefore: fc.integer({ min: 0, max: 40 }),
  sessionKcal: fc.integer({ min: 100, max: 400 }),
  weightKg: fc.double({ min: 53, max: 200, noNaN: true }),
  heightCm: fc.constant(140),
  ageYears: fc.integer({ min: 18, max: 80 }),
  sodiumMg: maybe(fc.integer({ min: 1200, max: 8000 })),
  waterLiters: maybe(fc.double({ min: 0, max: 12, noNaN: true })),
  intakeKcal: maybe(fc.integer({ min: 1000, max: 4000 })),
  maintenanceKcal: maybe(fc.integer({ min: 1400, max: 4500 })),
  ...{ conditions: fc.constant([]), holds: fc.constant([]) },
});

describe('a generated peak week', () => {
  it('meets every hard rule for every athlete', SLOW, () => {
    fc.assert(
      fc.property(facts, (overrides) => {
        const days = planOf(overrides);
        expect(checkPeakWeek(days, { ...overrides, isRehearsed: false })).toEqual([]);
        const before = days.filter(({ offset }) => offset <= 0);
        for (const { kcal } of before) {
          expect(kcal).toBeGreaterThanOrEqual(overrides.sex === 'female' ? 1200 : 1500);
        }
        expect(new Set(before.map(({ waterMl }) => waterMl)).size).toBe(1);
        for (const { waterMl } of days) {
          expect(waterMl / overrides.weightKg).toBeGreaterThanOrEqual(35);
          expect(waterMl / overrides.weightKg).toBeLessThanOrEqual(45);
          expect(waterMl / 16).toBeLessThanOrEqual(1000);
        }
      }),
    );
  });

  it('rises by a fifth a day after the show, up to maintenance', () => {
    const after = planOf(baseFacts).filter(({ offset }) => offset > 0);
    expect(after.map(({ kcal }) => kcal)).toEqual([2280, 2700, 2700, 2700, 2700, 2700, 2700]);
  });

  it('makes up no number if too little is logged', () => {
    const days = planOf({ ...baseFacts, sodiumMg: null, intakeKcal: null });
    expect(days.every(({ sodiumMg }) => sodiumMg === null)).toBe(true);
    expect(days.filter(({ offset }) => offset > 0).every(({ kcal }) => kcal === null)).toBe(true);
    expect(generatePeakWeek({ ...baseFacts, weightKg: null })).toEqual({
      ...{ kind: 'not-enough-data', missing: ['weight'] },
    });
  });

  it('is rejected under 18, below a BMI of 18.5, with a condition, and with almost no salt', () => {
    const kindOf = (change: Partial<PeakFacts>) =>
      generatePeakWeek({ ...baseFacts, ...change }).kind;
    expect(kindOf({ ageYears: 17 })).toBe('refused');
    expect(kindOf({ weightKg: 55 })).toBe('refused');
    expect(kindOf({ conditions: ['Diabetes'] })).toBe('refused');
    expect(kindOf({ sodiumMg: 1100 })).toBe('refused');
    expect(kindOf({})).toBe('plan');
  });
});

describe('the intake of a peak week', () => {
  const dayOf = (change: Partial<PeakFacts>, offset: number) =>
    planOf({ ...baseFacts, heightCm: 160, ...change }).find((day) => day.offset === offset);

  it('is the middle of the ranges if that is enough', () => {
    // Six days out at 80 kg: 2.5, 0.85 and 2.2 g/kg; 4·(200 + 176) + 9·68 = 2116 kcal.
    expect(dayOf({}, -6)).toMatchObject({ carbsG: 200, fatG: 68, proteinG: 176, kcal: 2116 });
  });

  it('is at least 1500 kcal for a man and 1200 for a woman, within the ranges', () => {
    // Show day at 60 kg: mid-range is 3, 0.35 and 1.8 g/kg, 1341 kcal; the top 4, 0.5 and 2 g/kg.
    const man = dayOf({ weightKg: 60, leanMassKg: null }, 0);
    expect(man?.kcal).toBeGreaterThanOrEqual(1500);
    expect(man?.kcal).toBeLessThan(1520);
    expect(man?.carbsG).toBeLessThanOrEqual(240);
    expect(man?.fatG).toBeLessThanOrEqual(30);
    expect(man?.proteinG).toBeLessThanOrEqual(120);
    const woman = { weightKg: 60, leanMassKg: null, sex: 'female' } as const;
    expect(dayOf(woman, 0)).toMatchObject({ carbsG: 180, fatG: 21, proteinG: 108 });
    expect(dayOf({ ...woman, sex: null }, 0)?.kcal).toBeGreaterThanOrEqual(1500);
  });

  it('leaves a man 25 kcal per kg of lean mass after training on the first three days', () => {
    // 25 · 80 + 210 = 2210 kcal instead of 2116; show day, without training, 2000 instead of 1788.
    const lean = { leanMassKg: 80, weightKg: 80 };
    expect(dayOf(lean, -6)?.kcal).toBeGreaterThanOrEqual(2210);
    expect(dayOf(lean, 0)?.kcal).toBeGreaterThanOrEqual(2000);
    expect(dayOf(lean, 0)?.kcal).toBeLessThan(2020);
  });

  it('is rejected if even the upper ends are lower', () => {
    // Four days out the maximum is 3, 0.8 and 2.4 g/kg, 28.8 kcal/kg: 1469 kcal at 51 kg.
    const light = { ...baseFacts, heightCm: 155, weightKg: 51, leanMassKg: null };
    const peakWeek = generatePeakWeek(light);
    expect(peakWeek).toMatchObject({ kind: 'refused' });
    expect(peakWeek.kind === 'refused' && peakWeek.reasons.join()).toContain('clinician');
    expect(generatePeakWeek({ ...light, sex: 'female' }).kind).toBe('plan');
  });

  it('meets the minimum after the show, too, however little was logged before it', () => {
    const after = planOf({ ...baseFacts, intakeKcal: 1100, leanMassKg: null }).at(7);
    // 1100 · 1.2 = 1320.
    expect(after).toMatchObject({ offset: 1, kcal: 1500 });
  });
});

describe('the check of an edited peak week', () => {
  const days = planOf(baseFacts);
  const fieldsOf = (offset: number, change: object, rehearsed = false) =>
    checkPeakWeek(
      days.map((day) => (day.offset === offset ? { ...day, ...change } : day)),
      { ...basis, isRehearsed: rehearsed },
    ).map(({ field }) => field);

  it('rejects water below 30 or above 60 ml/kg', () => {
    const offsetsOf = (waterMl: number) =>
      checkPeakWeek(
        days.map((day) => ({ ...day, waterMl })),
        basis,
      ).map(({ offset }) => offset);
    const all = days.map(({ offset }) => offset);
    expect(offsetsOf(2399)).toEqual(all);
    expect(offsetsOf(4801)).toEqual(all);
    expect(offsetsOf(2400)).toEqual([]);
    expect(offsetsOf(4800)).toEqual([]);
  });

  it('rejects an overnight or stepwise water cut up to the show, and a sudden increase', () => {
    const breachesOf = (liters: number[]) =>
      checkPeakWeek(
        days.map((day, index) => ({ ...day, waterMl: 1000 * (liters[index] ?? 3.2) })),
        basis,
      ).map(({ offset, field }) => [offset, field]);
    expect(breachesOf([4.8, 4.8, 4.8, 4.8, 4.8, 2.4, 2.4])).toEqual([[-1, 'waterMl']]);
    expect(breachesOf([3.2, 3.2, 3.2, 3.2, 3.2, 3.2, 3.6])).toEqual([[0, 'waterMl']]);
    expect(breachesOf([3.2, 3.2, 3.2, 3.2, 3.2, 2.88, 3.1])).toEqual([]);
    // Each step is less than a tenth, but from the first to the third day they add up to more.
    expect(breachesOf([3.2, 3, 2.8, 2.8, 2.8, 2.8, 2.8])[0]).toEqual([-4, 'waterMl']);
    // After the show water may follow thirst, within its range.
    expect(breachesOf([3.2, 3.2, 3.2, 3.2, 3.2, 3.2, 3.2, 4.4])).toEqual([]);
  });

  it('rejects a change of sodium of more than 25% from one day to the next', () => {
    const textsOf = (milligrams: number[]) =>
      checkPeakWeek(
        days.map((day, index) => ({ ...day, sodiumMg: milligrams[index] ?? 3000 })),
        basis,
      ).map(({ text }) => text);
    expect(textsOf([3750, 3750, 3750, 3750, 3750, 2250, 2250])).toEqual([
      'The day before: 2250 mg of sodium after 3750 mg. From one day to the next it changes by 25% at most.',
    ]);
    expect(textsOf([2250, 2250, 2250, 2250, 2250, 2250, 2813])).toHaveLength(1);
    expect(textsOf([3000, 3000, 3000, 3000, 3000, 2250, 2250])).toEqual([]);
  });

  it('gives the water limits in the athlete’s units, rounded inward', () => {
    const dry = days.map((day) => ({ ...day, waterMl: 1000 }));
    const textIn = (units: 'metric' | 'imperial') =>
      checkPeakWeek(dry, { ...basis, units })[0]?.text;
    expect(textIn('metric')).toBe('Water stays within 2400–4800 ml a day.');
    // 2400 / 29.57 = 81.2, 4800 / 29.57 = 162.3
    expect(textIn('imperial')).toBe('Water stays within 82–162 fl oz a day.');
  });

  it('rejects sodium below 1500 mg or a change of more than 25%', () => {
    expect(fieldsOf(0, { sodiumMg: 1499 })).toEqual(['sodiumMg']);
    expect(fieldsOf(0, { sodiumMg: 2249 })).toEqual(['sodiumMg']);
    expect(fieldsOf(0, { sodiumMg: 3751 })).toEqual(['sodiumMg']);
    expect(fieldsOf(0, { sodiumMg: 2250 })).toEqual([]);
  });

  it('rejects a day below the minimum intake', () => {
    // Lean mass of 72 kg: 25 · 72 + 210 = 2010 kcal six days out; 1800 on the show day.
    expect(fieldsOf(-6, { kcal: 2009 })).toEqual(['kcal']);
    expect(fieldsOf(-6, { kcal: 2010 })).toEqual([]);
    expect(fieldsOf(3, { kcal: 1799 })).toEqual(['kcal']);
  });

  it('labels the margin around a single source value as our choice', () => {
    const textOf = (offset: number, change: object) =>
      checkPeakWeek(
        planOf(baseFacts).map((day) => (day.offset === offset ? { ...day, ...change } : day)),
        basis,
      ).map(({ text }) => text);
    expect(textOf(-4, { fatG: 100 })).toEqual([
      'Fat stays within 48–64 g on this day. The source says 0.7 g per kg; the margin around it is our choice.',
    ]);
    expect(textOf(-6, { fatG: 100 })).toEqual(['Fat stays within 56–80 g on this day.']);
  });

  it('allows 10 g/kg on a loading day only after a rehearsal', () => {
    expect(fieldsOf(-3, { carbsG: 800 })).toEqual(['carbsG']);
    expect(fieldsOf(-3, { carbsG: 800 }, true)).toEqual([]);
    expect(fieldsOf(-3, { carbsG: 801 }, true)).toEqual(['carbsG']);
    expect(fieldsOf(-6, { carbsG: 800 }, true)).toEqual(['carbsG']);
  });

  it('rejects diuretics, laxatives, sauna, insulin, IV and potassium pills in any wording', () => {
    const words = ['A mild diuretic', 'sauna, 20 min', 'Insulin', 'an IV', 'potassium tablets'];
    for (const advice of [...words, 'laxatives']) {
      expect(fieldsOf(-1, { advice }), advice).toEqual(['words']);
    }
  });

  it.each([
    'From Thursday cut water to 500 ml, sips only on Friday.',
    'No salt from Wednesday.',
    'HCTZ 25 mg on Friday night',
    'Clen 80 mcg',
    'Aldactone',
    'Slin 5 IU',
    'potassium 99 mg pills',
    'Sweat suit and hot bath',
    'Sodium 500 mg',
    'No sauna, but 25 mg of Aldactone.',
    'Am Freitag nur 500 ml Wasser.',
    'El viernes solo 500 ml de agua.',
    'Retatrutide as before.',
    'Eat 700 kcal on Friday.',
  ])('rejects %j in the notes for an athlete', (words) => {
    expect(finish(checkPeakText(words))).not.toBeNull();
    expect(finish(checkPeakText(`Good week so far.\n${words}\nSee you backstage.`))).not.toBeNull();
    expect(fieldsOf(-1, { advice: words })).toEqual(['words']);
  });

  it('quotes the sentence it rejects', () => {
    expect(finish(checkPeakText('You look great. Cut water on Friday. See you there.'))).toBe(
      '“Cut water on Friday.” can’t be used here: plans here don’t cut water or salt, starve anyone or dose anything.',
    );
  });

  it.each([
    'Salt as usual.',
    'Water stays at 3.5 liters a day, and do not cut it.',
    'Do not drop salt or water, whatever they say backstage.',
    'Less fibre from Thursday, water stays. Rice and white fish.',
    '200 mg of caffeine half an hour before the stage if you like.',
    'Sip water backstage, rice cakes with jam, pump twenty minutes before your class.',
    'Drop cardio on Thursday, and drink as usual.',
    'Tan on Friday evening: two coats, then loose clothes.',
  ])('accepts %j', (words) => {
    expect(finish(checkPeakText(words))).toBeNull();
  });
});

it("shows the classic protocol with the specification's values for seven days", () => {
  // Removes liters in parentheses after gallons.
  const bare = (words: string) => words.replace(/ \(.*\)$/, '');
  const figures = CLASSIC_PROTOCOL.map(({ water, sodium, carbs }) => [bare(water), sodium, carbs]);
  expect(figures).toEqual([
    ['Over 2 gallons', 'Under 1000 mg', 'Under 50 g'],
    ['Over 2 gallons', 'Under 1000 mg', 'Under 50 g'],
    ['2 gallons', 'Under 500 mg', 'Under 50 g'],
    ['1 gallon', 'Under 500 mg', '100–200 g'],
    ['Half a gallon', 'Under 250 mg', '100–200 g'],
    ['Sips only', 'Zero', '100–200 g'],
    ['Minimal', 'Zero', '100–200 g'],
  ]);
});

it('describes each day of the classic protocol in full, as the specification does', () => {
  expect(CLASSIC_PROTOCOL.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  for (const day of CLASSIC_PROTOCOL) {
    expect(day.tasks.length, day.title).toBeGreaterThan(0);
    const { title, theme, water, sodium, carbs, training, supplements, advice } = day;
    const texts = [title, theme, water, sodium, carbs, training, supplements, advice, ...day.tasks];
    for (const words of texts) expect(words, title).toMatch(/\w/);
  }
});

it('gives the maximum water per hour in both units', () => {
  const words = [...planOf(baseFacts).flatMap(({ tasks }) => tasks), ...PEAK_SAFETY];
  const hourly = words.filter((text) => text.includes('an hour'));
  expect(hourly.length).toBeGreaterThan(1);
  for (const text of hourly) expect(text).toContain('a liter (33 fl oz) an hour');
});
