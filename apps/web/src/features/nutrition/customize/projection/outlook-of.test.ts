import type { Profile } from '@posedown/contract';
import { describe, expect, it } from 'vitest';
import { NO_FACTS } from '../../../../lib/testing/no-facts.ts';
import { type CustomForm, calculate, formOf, sizesOf } from '../custom-form.ts';
import { type Outlook, type OutlookInput, outlookOf } from './outlook-of.ts';

const profile: Profile = {
  ...{ id: '018f0000-0000-7000-8000-000000000001', email: 'a@b.example', name: 'Ada' },
  ...{ timezone: 'UTC', units: 'metric', age: 29, sex: 'male', height: 178, weight: 84 },
  ...{ targetWeight: 77, experience: 'advanced', goal: null, primaryGoal: 'weight_loss' },
  ...{ activityLevel: 'lightly_active', mealFrequency: '4_meals', coachName: 'Ali' },
  guidanceMode: 'coached',
  ...{
    competitionDate: null,
    nextCompetition: null,
    healthConditions: [],
    healthClearance: null,
    openHolds: [],
    ...NO_FACTS,
  },
  ...{ dietaryRestrictions: [], foodAllergies: [], targetTimeline: '12_weeks' },
  ...{ bodyFatGoal: null, availability: '5-6', cookingPreference: 'basic', version: 1 },
  ...{ trainingFrequency: '4_days', sessionDuration: '60_min', cardioPreference: 'moderate' },
  ...{ equipmentAccess: 'gym', sleepHours: 7.5, stressLevel: 'moderate', waterIntake: 3 },
};
const today = '2026-11-24';

/** The card's input after this person has calculated targets. */
function input(
  changes: Partial<Profile> = {},
  typed: Partial<CustomForm> = {},
  latest: OutlookInput['latest'] = undefined,
): OutlookInput {
  const person = { ...profile, ...changes };
  const form = { ...formOf(person), ...typed };
  const result = sizesOf(form, person);
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return { profile: person, latest, form, figures: calculate(result.sizes, form), today };
}

function outlook(outlookInput: OutlookInput, leanShare = 1): Outlook {
  const found = outlookOf(outlookInput, leanShare);
  if (!found) throw new Error('no outlook');
  return found;
}

const lastOf = ({ projection }: Outlook) => projection.weeks.at(-1);
const show = (date: string) => ({ nextCompetition: { name: 'City Open', date } });

describe('the projection of the calculated targets', () => {
  it('covers twelve weeks, down on a cut and up on a bulk', () => {
    const cut = outlook(input());
    expect(cut).toMatchObject({ expenditureKcal: 2492, inDeficit: true, showDay: null });
    expect(lastOf(cut)).toMatchObject({ week: 12 });
    expect(lastOf(cut)?.weightKg).toBeLessThan(81);
    const bulk = outlook(input({}, { goal: 'bulking' }));
    expect(bulk.inDeficit).toBe(false);
    expect(lastOf(bulk)?.weightKg).toBeGreaterThan(85);
  });

  it("starts from the typed weight and uses the formula for the athlete's sex", () => {
    const woman = outlook(input({ sex: 'female' }, { weight: '70' }));
    expect(woman.projection.weeks[0]?.weightKg).toBeCloseTo(70, 6);
    // (10 × 70 + 6.25 × 178 − 5 × 29 − 161) × 1.375. The calculator itself uses the male formula.
    expect(woman.expenditureKcal).toBe(2071);
  });

  it('uses the measured body fat, else the estimate', () => {
    const measured = outlook(input({}, {}, { bodyFat: 12 }));
    expect(measured.isBodyFatMeasured).toBe(true);
    expect(measured.projection.weeks[0]?.fatKg).toBeCloseTo(10.08, 6);
    expect(outlook(input()).isBodyFatMeasured).toBe(false);
  });

  it('changes water with calories only, because the previous carbohydrate share is unknown', () => {
    const [now] = outlook(input()).projection.weeks;
    const waterKg = (typed: Partial<CustomForm>) =>
      (lastOf(outlook(input({}, typed)))?.waterKg ?? 0) - (now?.waterKg ?? 0);
    expect(waterKg({ goal: 'maintaining' })).toBeCloseTo(0, 2);
    expect(waterKg({ goal: 'cutting' })).toBeGreaterThan(-0.6);
    expect(waterKg({ goal: 'bulking' })).toBeLessThan(0.4);
  });

  it('retains more lean mass with half the lean share', () => {
    const half = lastOf(outlook(input(), 0.5));
    expect(half?.leanKg).toBeGreaterThan(lastOf(outlook(input()))?.leanKg ?? 0);
  });

  it('ends in the last whole week before an earlier show', () => {
    const near = outlook(input(show('2027-01-03')));
    expect(near.showDay).toBe('2027-01-03');
    expect(lastOf(near)?.week).toBe(5);
    expect(outlook(input({ competitionDate: '2027-01-03' })).showDay).toBe('2027-01-03');
    for (const far of ['2027-06-01', '2026-11-01']) {
      expect(lastOf(outlook(input(show(far))))?.week).toBe(12);
    }
  });

  it('is null without a sex, under 18, in show week, or if a deficit is barred', () => {
    expect(outlookOf(input({ sex: null }), 1)).toBeNull();
    expect(outlookOf(input({}, { age: '17' }), 1)).toBeNull();
    expect(outlookOf(input(show('2026-11-28')), 1)).toBeNull();
    const cleared = { clearedOn: '2026-11-01', recordedBy: 'Ali' };
    const onHold = { openHolds: ['eating_disorder' as const] };
    expect(outlookOf(input(onHold), 1)).toBeNull();
    const ill = { healthConditions: ['Diabetes' as const] };
    expect(outlookOf(input(ill), 1)).toBeNull();
    expect(outlookOf(input(ill, { goal: 'bulking' }), 1)).not.toBeNull();
    expect(outlookOf(input({ ...ill, healthClearance: cleared }), 1)).not.toBeNull();
  });
});
