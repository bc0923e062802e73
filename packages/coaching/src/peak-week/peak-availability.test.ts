import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPeakWeek } from './check-peak-week.ts';
import { generatePeakWeek, type PeakFacts } from './generate-peak-week.ts';
import { peakCautions } from './peak-availability.ts';

// 60 kg with 51.6 kg of lean mass: 30 kcal/kg and a session of 158 kcal are 1706 kcal.
const woman: PeakFacts = {
  ...{ sex: 'female', weightKg: 60, heightCm: 168, leanMassKg: 51.6, sessionKcal: 158 },
  ...{ ageYears: 28, sodiumMg: 3000, waterLiters: 3.2, lowDaysBefore: 0 },
  ...{ intakeKcal: 1900, maintenanceKcal: 2700, conditions: [], holds: [] },
};

function planOf(facts: PeakFacts) {
  const peakWeek = generatePeakWeek(facts);
  if (peakWeek.kind !== 'plan') throw new Error(peakWeek.kind);
  return peakWeek.days;
}

const breachesOf = (days: ReturnType<typeof planOf>, change: Partial<PeakFacts>) =>
  checkPeakWeek(days, { ...woman, ...change, weightKg: 60, isRehearsed: false, sodiumMg: 3000 });

describe('the energy left after exercise in a peak week', () => {
  const firstKcal = (days: readonly { kcal: number | null }[]) =>
    days.slice(0, 3).map(({ kcal }) => kcal);

  it('may be below 30 kcal/kg for a woman on the first days, with a note to the coach', () => {
    const days = planOf(woman);
    expect(firstKcal(days)).toEqual([1587, 1587, 1506]);
    expect(breachesOf(days, {})).toEqual([]);
    expect(peakCautions(days, woman)).toEqual([
      expect.stringContaining('six days out 27.6, five days out 27.6, four days out 26.1'),
    ]);
    expect(peakCautions(days, { ...woman, lowDaysBefore: 9 })[0]).toMatch(
      /fall short as well, for 9 days\.$/,
    );
    expect(peakCautions(days, { ...woman, leanMassKg: null })).toEqual([]);
  });

  it('may not stay below the limit for more than two weeks in a row, and drafts raise it', () => {
    const lowDaysBefore = 12;
    const low = planOf(woman);
    const breaches = breachesOf(low, { lowDaysBefore });
    expect(breaches.map(({ offset, field }) => [offset, field])).toEqual([[-4, 'kcal']]);
    expect(breaches[0]?.text).toContain('for over two weeks');
    expect(breachesOf(low, { lowDaysBefore: 11 })).toEqual([]);
    const raised = planOf({ ...woman, lowDaysBefore });
    expect(breachesOf(raised, { lowDaysBefore })).toEqual([]);
    for (const kcal of firstKcal(raised)) expect(kcal).toBeGreaterThanOrEqual(1706);
    // For men, only the daily minimum matters, not a count of days.
    const man: PeakFacts = { ...woman, sex: 'male' };
    expect(planOf({ ...man, lowDaysBefore })).toEqual(planOf(man));
  });

  it('rules out a plan if it is too low even at the upper limits of the first days', () => {
    // Six days out they provide 30.6 kcal per kg of weight, 1836 kcal: less than 30 · 53 + 316.
    const spent = { ...woman, leanMassKg: 53, sessionKcal: 316 };
    const peakWeek = generatePeakWeek({ ...spent, lowDaysBefore: 12 });
    expect(peakWeek.kind === 'refused' && peakWeek.reasons.join()).toContain('for 12 days');
    expect(generatePeakWeek({ ...spent, lowDaysBefore: 11 }).kind).toBe('plan');
  });

  it('follows every rule in every draft, at any weight', () => {
    const facts = fc.record({
      sex: fc.constantFrom('male' as const, 'female' as const, null),
      weightKg: fc.double({ min: 40, max: 200, noNaN: true }),
      leanShare: fc.double({ min: 0.55, max: 0.95, noNaN: true }),
      lowDaysBefore: fc.integer({ min: 0, max: 40 }),
      sessionKcal: fc.integer({ min: 0, max: 500 }),
    });
    fc.assert(
      fc.property(facts, ({ leanShare, ...given }) => {
        const athlete = {
          ...woman,
          ...given,
          heightCm: 140,
          leanMassKg: leanShare * given.weightKg,
        };
        const peakWeek = generatePeakWeek(athlete);
        if (peakWeek.kind !== 'plan') return;
        expect(checkPeakWeek(peakWeek.days, { ...athlete, isRehearsed: false })).toEqual([]);
      }),
    );
  });
});
