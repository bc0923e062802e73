import { describe, expect, it } from 'vitest';
import { dailyTargetsFor } from './daily-targets.ts';
import { codes, competitor, man, note, targets } from './testing/targets.ts';

describe('safe daily targets', () => {
  it('raise a small woman to 1200 kcal, with a note', () => {
    const small = { weightKg: 48, heightCm: 152, targetWeightKg: 44, ageYears: 45 } as const;
    const generated = targets({ ...small, sex: 'female', measuredKcal: 1250, bodyFatPercent: 40 });
    expect(generated.calories).toBe(1200);
    expect(note(generated, 'intake_floor')?.severity).toBe('block');
  });

  it('give no deficit under 18 or below a BMI of 18.5', () => {
    const minor = targets({ ageYears: 16 });
    expect(minor).toMatchObject({ calories: minor.maintenanceKcal, phase: 'Maintenance' });
    expect(note(minor, 'under_18')?.severity).toBe('block');
    const light = targets({ weightKg: 56, targetWeightKg: 54 });
    expect(light.calories).toBe(light.maintenanceKcal);
    expect(note(light, 'low_bmi')?.severity).toBe('block');
  });

  it('give no deficit with a condition until a clinician has agreed, with the reason', () => {
    const ill = { healthConditions: ['Diabetes'] } as const;
    for (const generated of [targets(ill), competitor(16, ill)]) {
      expect(generated.calories).toBeGreaterThanOrEqual(generated.maintenanceKcal);
      expect(note(generated, 'health')).toMatchObject({
        severity: 'block',
        text: 'No deficit until a clinician has agreed: diabetes.',
      });
    }
    expect(targets({ ...ill, clinicianAgreed: true })).toEqual(targets({}));
    expect(targets({ healthConditions: ['Regular medication'] })).toEqual(targets({}));
  });

  it('flag an intake below resting energy', () => {
    // 30% fat: 25 · 64.4 + 150 = 1,760 kcal is enough for the training, but below the resting energy of 1,917.
    const fat = { bodyFatPercent: 30, cardioPreference: 'none', heightCm: 165 } as const;
    const generated = targets({ ...fat, weightKg: 92, measuredKcal: 2200 });
    expect(generated.calories).toBeLessThan(generated.restingKcal);
    expect(note(generated, 'below_resting')?.severity).toBe('warn');
  });

  it('keep a man with measured lean mass at 25 kcal/kg after training', () => {
    const generated = targets({
      ...{ measuredKcal: 2100, bodyFatPercent: 12, cardioPreference: 'none' },
    });
    expect(note(generated, 'energy_availability')?.severity).toBe('block');
    expect(note(generated, 'energy_availability')?.text).not.toContain('estimated');
    expect((generated.calories - (5 * 60 * 2.5 * 3.5 * 80) / 200 / 7) / (0.88 * 80)).toBeCloseTo(
      25,
      1,
    );
  });

  it('use a lean estimate for athletes without measured body fat, with a note', () => {
    // Gallagher 20.355% minus one standard error of 5: 67.716 kg lean; 25 · 67.716 + 150 = 1,842.9.
    const generated = targets({ measuredKcal: 2100, cardioPreference: 'none' });
    expect(generated.calories).toBe(1843);
    expect(note(generated, 'energy_availability')).toMatchObject({
      severity: 'block',
      text: expect.stringContaining('Lean mass is estimated from height, weight and age'),
    });
  });

  it('cover the training of a man with a desk job who trains a lot', () => {
    // 70 kg at 1.75 m, 6 · 90 min, intense cardio: 1,500 kcal would leave 16.5 kcal per kg of lean mass.
    const generated = targets({
      ...{
        weightKg: 70,
        targetWeightKg: 64,
        activityLevel: 'sedentary',
        cardioPreference: 'intense',
      },
      ...{ trainingFrequency: '6_days', sessionDuration: '90_min' },
    });
    const leanKg = 62.348;
    const lifting = (6 * 90 * 2.5 * 3.5 * 70) / 200 / 7;
    expect((generated.calories - lifting) / leanKg).toBeGreaterThan(25);
    expect(generated.weeklyRatePercent).toBeGreaterThanOrEqual(-0.7);
  });

  it('never tell an athlete below a BMI of 18.5 that they are at stage weight', () => {
    const light = competitor(8, { weightKg: 56, targetWeightKg: 56, bodyFatPercent: undefined });
    expect(codes(light)).not.toContain('goal');
    expect(note(light, 'target_weight')?.text).toContain('no loss is planned for the show');
  });

  it('keep a woman, and an athlete of unknown sex, at 30 kcal/kg, since targets have no end date', () => {
    for (const sex of ['female', undefined] as const) {
      const generated = targets({
        ...{ sex, measuredKcal: 2350, bodyFatPercent: 13, cardioPreference: 'none' },
      });
      expect(note(generated, 'energy_availability')?.severity).toBe('block');
      const availableKcal = generated.calories - (5 * 60 * 2.5 * 3.5 * 80) / 200 / 7;
      expect(availableKcal / (0.87 * 80)).toBeCloseTo(30, 1);
    }
  });

  it('count the planned cardio as exercise, at its maximum cost', () => {
    // Lifting: 300 min · 2.5 · 1.4 kcal / 7 = 150 kcal a day. Cardio on six days, two of them intervals of 22 min on a
    // bike (7.8 net METs) and an elliptical (5), four steady on rower, bike, hill and elliptical (6.3, 5.8, 4.976, 4),
    // at most 50 min on the day without lifting, 40 after lifting; an easy walk of 20 min (2.38). The intervals use
    // the free day: 1.4 · (22 · 12.8 + 40 · 21.076 + 20 · 2.38) / 7 = 234.4 kcal a day. 25 · 70.4 + 150 + 234.4 =
    // 2144.4.
    const generated = competitor(20, {
      ...{ ageYears: 28, heightCm: 178, targetWeightKg: 72, bodyFatPercent: 12 },
      ...{ measuredKcal: 2300, cardioPreference: 'intense' },
    });
    expect(note(generated, 'energy_availability')?.severity).toBe('block');
    expect(generated.calories).toBe(2145);
  });

  it('reject body fat goals and target weights that are too low', () => {
    expect(note(targets({ bodyFatGoalPercent: 7 }), 'body_fat_goal')?.severity).toBe('warn');
    const woman = targets({ sex: 'female', bodyFatGoalPercent: 10 });
    expect(note(woman, 'body_fat_goal')?.severity).toBe('block');
    expect(woman).toMatchObject({ calories: woman.maintenanceKcal, phase: 'Maintenance' });
    expect(note(woman, 'body_fat_goal')?.text).toContain('Set a goal of 12% or more.');
    const note50 = note(targets({ targetWeightKg: 50 }), 'target_weight_least');
    expect(note50).toMatchObject({ severity: 'block', text: expect.stringContaining('56.7 kg') });
    expect(competitor(16, { weightKg: 60, targetWeightKg: 50 }).weeklyRatePercent).toBeCloseTo(
      -0.5,
      2,
    );
  });

  it('go no lower than measured lean mass allows', () => {
    // 80 kg with 76 kg lean: 76 / 0.95 = 80 kg is the minimum.
    const lean = targets({ bodyFatPercent: 5, targetWeightKg: 72 });
    expect(lean).toMatchObject({ calories: lean.maintenanceKcal, phase: 'Maintenance' });
    expect(note(lean, 'target_weight_least')).toMatchObject({
      severity: 'block',
      text: 'Your target would leave less than 5% body fat: we plan no lower than 80 kg.',
    });
    expect(note(lean, 'low_body_fat')?.severity).toBe('block');
    // At 10% it is 72 / 0.95 = 75.8 kg: a prep loses at least 0.5% a week, and 1% would overshoot it.
    const prep = competitor(8, { bodyFatPercent: 10, targetWeightKg: 70 });
    expect(note(prep, 'goal')?.text).toContain('To be at 75.8 kg on stage');
    // Stage-lean is mentioned and left to the coach.
    expect(note(targets({ bodyFatPercent: 10 }), 'target_weight_least')).toMatchObject({
      severity: 'block',
    });
    expect(note(targets({ bodyFatPercent: 12 }), 'target_weight_least')).toMatchObject({
      severity: 'warn',
      text: 'At 75 kg body fat would be about 6.1%, which is stage-lean: hold it for days, not months.',
    });
  });

  it('return not enough data for missing values', () => {
    const wrong = { weightKg: Number.NaN, ageYears: 0, bodyFatPercent: 0 };
    expect(dailyTargetsFor({ ...man, ...wrong })).toEqual({
      kind: 'not-enough-data',
      missing: ['ageYears', 'weightKg', 'bodyFatPercent'],
    });
  });
});
