import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/calendar-day.ts';
import { formatDay } from '../calendar/day-text.ts';
import { codes, competitor, note, TODAY, targets } from './testing/targets.ts';

describe('daily targets for the general goals', () => {
  // Mifflin–St Jeor 1,773.75 · 1.6, plus lifting 300 min · 2.5 · 1.4 kcal / 7 = 150: 2,988 kcal.
  const withoutCardio = { cardioPreference: 'none' } as const;

  it('lose 0.7% a week, by the energy density of the lost weight', () => {
    // Gallagher: 20.355% fat, 16.284 kg; 6,469.2 kcal a kg (Hall); 0.56 kg a week is 517.5 kcal a day.
    expect(targets(withoutCardio)).toMatchObject({
      ...{ maintenanceKcal: 2988, restingKcal: 1774, calories: 2470, phase: 'Fat Loss' },
      ...{ protein: 185, fats: 96, weeklyRatePercent: -0.7 },
    });
    // For a small woman, 500 kcal less would be 1.05% a week.
    const small = {
      ...withoutCardio,
      sex: 'female',
      ageYears: 30,
      heightCm: 160,
      weightKg: 53.5,
    } as const;
    const smallTargets = targets({ ...small, targetWeightKg: 50 });
    expect(smallTargets.maintenanceKcal - smallTargets.calories).toBe(332);
    expect(smallTargets.weeklyRatePercent).toBeCloseTo(-0.7, 2);
  });

  it('include planned training in maintenance', () => {
    expect(targets({ ...withoutCardio, trainingFrequency: '3_days' }).maintenanceKcal).toBe(2928);
    // A first week of intervals on an average of machines, three steady sessions and a walk: 665.9 kcal.
    expect(targets({}).maintenanceKcal).toBe(2988 + 95);
  });

  it('add for muscle gain, and stay at maintenance for maintenance and recomposition', () => {
    const gain = { ...withoutCardio, primaryGoal: 'muscle_gain', targetWeightKg: 85 } as const;
    expect(targets(gain).calories).toBe(3288);
    expect(targets({ ...withoutCardio, primaryGoal: 'maintenance' })).toMatchObject({
      calories: 2988,
      phase: 'Maintenance',
      weeklyRateKg: 0,
    });
    expect(targets({ ...withoutCardio, primaryGoal: 'body_recomp' })).toMatchObject({
      calories: 2988,
      phase: 'Recomposition',
    });
  });

  it('use the lower maintenance and the leaner body if the sex is unknown, with a note', () => {
    expect(targets({ ...withoutCardio, sex: 'female' }).maintenanceKcal).toBe(2722);
    const unknown = targets({ ...withoutCardio, sex: undefined });
    // The deficit from the man's body, the maintenance from the woman's: 2,722.4 − 517.5.
    expect(unknown).toMatchObject({ maintenanceKcal: 2722, calories: 2205 });
    expect(codes(unknown)).toContain('sex_unknown');
    // 48 kg at 1.50 m: the male formula with the training factor is 500 kcal a day too high.
    const small = {
      ...withoutCardio,
      sex: undefined,
      ageYears: 25,
      heightCm: 150,
      weightKg: 48,
    } as const;
    const light = targets({ ...small, activityLevel: 'sedentary', primaryGoal: 'maintenance' });
    expect(light.maintenanceKcal).toBe(Math.round(1131.5 * 1.35 + 90));
  });

  it('use Cunningham if body fat was measured', () => {
    // 500 + 22 · 70.4 = 2,048.8; · 1.6 + 150 = 3,428.
    const lean = targets({ ...withoutCardio, bodyFatPercent: 12 });
    expect(lean).toMatchObject({ restingKcal: 2049, maintenanceKcal: 3428 });
  });

  it('follow the diary and the scale, with a note', () => {
    const learned = targets({ ...withoutCardio, measuredKcal: 2480 });
    expect(learned).toMatchObject({ calories: 1962, maintenanceKcal: 2480, phase: 'Fat Loss' });
    expect(note(learned, 'measured')?.text).toBe(
      'Your diary and scale show that you burn about 2,480 kcal a day; the formula alone says 2,988.',
    );
    const measured = { sex: undefined, measuredKcal: 2480, bodyFatPercent: 15 };
    expect(codes(targets(measured))).not.toContain('sex_unknown');
    const prep = competitor(10);
    const leaner = competitor(10, { measuredKcal: prep.maintenanceKcal + 200 });
    expect(Math.abs(leaner.calories - prep.calories - 200)).toBeLessThanOrEqual(1);
    expect(leaner.weeklyRatePercent).toBeCloseTo(prep.weeklyRatePercent, 1);
  });

  it('ignore a diary with gaps rather than cut food for athletes who may not diet', () => {
    expect(targets({ ageYears: 17, measuredKcal: 2000 }).calories).toBe(
      targets({ ageYears: 17 }).calories,
    );
  });

  it('note how far the timeline leads, and a target that contradicts the goal', () => {
    expect(note(targets({ targetTimeline: '4_weeks' }), 'timeline')?.text).toMatch(
      /^In 4 weeks this pace brings you to about 7\d(\.\d)? kg; 75 kg takes about \d+ weeks\.$/,
    );
    expect(codes(targets({ targetTimeline: '12_weeks' }))).not.toContain('timeline');
    const other = targets({ targetWeightKg: 85 });
    expect(note(other, 'target_weight')?.severity).toBe('warn');
    expect(other).toMatchObject({ calories: other.maintenanceKcal, phase: 'Maintenance' });
  });

  it('stop at the target and maintain it', () => {
    const there = targets({ ...withoutCardio, targetWeightKg: 79.8 });
    expect(there).toMatchObject({ calories: 2988, weeklyRateKg: 0, phase: 'Maintenance' });
    expect(codes(there)).not.toContain('target_weight');
    const gained = targets({ ...withoutCardio, primaryGoal: 'muscle_gain', targetWeightKg: 80 });
    expect(gained.calories).toBe(2988);
    expect(targets({ ...withoutCardio, targetWeightKg: 79.5 }).calories).toBe(2470);
  });
});

describe('daily targets for a competition', () => {
  it('lose what the show requires, within 0.5–1% a week', () => {
    const prep = competitor(10); // 5 of 80 kg in 10 weeks: 0.625% a week
    expect(prep.weeklyRatePercent).toBeCloseTo(-0.625, 1);
    expect(prep.phase).toBe('Mid Prep');
    const lean = 0.85 * 80;
    expect(prep.protein / lean).toBeGreaterThanOrEqual(2.3);
    expect(prep.protein / lean).toBeLessThanOrEqual(3.1);
    expect((9 * prep.fats) / prep.calories).toBeGreaterThan(0.15);
    expect((9 * prep.fats) / prep.calories).toBeLessThan(0.3);
  });

  it('lose at least 0.5% a week inside 20 weeks and never more than 1%', () => {
    expect(competitor(18).weeklyRatePercent).toBeCloseTo(-0.5, 2);
    const late = competitor(4);
    expect(late.weeklyRatePercent).toBeCloseTo(-1, 2);
    expect(note(late, 'rate_capped')).toMatchObject({
      severity: 'warn',
      // ln(75/80) / ln(0.99) weeks: 45 days.
      text: expect.stringMatching(/about 76\.8 kg by the show, or 75 kg by 16 Apr 2026/),
    });
  });

  it('stay in the off-season while the show is far, and give the day the diet starts', () => {
    const far = competitor(40);
    expect(far).toMatchObject({ phase: 'Off-Season', weeklyRateKg: 0 });
    expect(note(far, 'off_season')?.text).toContain(formatDay(addDays(TODAY, 7 * 20)));
    expect(far.protein).toBe(160);
    const building = competitor(40, { targetWeightKg: 90, experience: 'advanced' });
    expect(building.weeklyRatePercent).toBeCloseTo(0.25, 2);
  });

  it('start earlier than 20 weeks out if there is more to lose', () => {
    const heavy = competitor(30, {
      ...{ weightKg: 110, targetWeightKg: 85, bodyFatPercent: 30, cardioPreference: 'none' },
    });
    expect(heavy.phase).toBe('Early Prep');
    expect(heavy.weeklyRatePercent).toBeCloseTo(-25 / 110 / 0.3, 1);
  });

  it('maintain the weight at the target, in the last week and after the show', () => {
    expect(competitor(8, { targetWeightKg: 80 }).weeklyRateKg).toBe(0);
    expect(note(competitor(8, { targetWeightKg: 84 }), 'target_weight')?.severity).toBe('warn');
    expect(competitor(1)).toMatchObject({ phase: 'Peak Week', weeklyRateKg: 0 });
    expect(codes(competitor(-2))).toContain('show_date_past');
  });

  it('use the chosen timeline without a show date', () => {
    const dated = competitor(12);
    const undated = competitor(12, { competitionDate: undefined, targetTimeline: '12_weeks' });
    expect(undated.calories).toBe(dated.calories);
    expect(codes(undated)).toContain('show_date_missing');
    const someday = competitor(12, { competitionDate: undefined, targetTimeline: 'long_term' });
    expect(someday.phase).toBe('Off-Season');
  });

  it('give weights in the athlete’s units', () => {
    const answers = { weightKg: 84, targetWeightKg: 77, units: 'imperial' } as const;
    expect(note(competitor(16, answers), 'goal')?.text).toMatch(/^To be at 169\.8 lb on stage/);
    const tooLight = targets({ ...answers, targetWeightKg: 45 });
    expect(note(tooLight, 'target_weight_least')?.text).toMatch(/[0-9] lb\.$/);
  });

  it('note that lean mass is an estimate', () => {
    expect(competitor(10, { bodyFatPercent: undefined }).bodyFatSource).toBe('estimated');
    expect(codes(competitor(10, { bodyFatPercent: undefined }))).toContain('body_fat_estimated');
    expect(codes(competitor(10))).not.toContain('body_fat_estimated');
  });
});

describe('daily targets with carbohydrate restrictions', () => {
  it('keep the protein, with Keto at or below 50 g and Low-Carb at or below 130 g', () => {
    const free = targets({});
    const keto = targets({ dietaryRestrictions: ['Keto', 'Low-Carb'] });
    const lowCarb = targets({ dietaryRestrictions: ['Low-Carb'] });
    expect(keto.carbs).toBeLessThanOrEqual(50);
    expect(keto.carbs).toBeGreaterThan(40);
    expect(lowCarb.carbs).toBeLessThanOrEqual(130);
    expect(lowCarb.carbs).toBeGreaterThan(120);
    for (const restricted of [keto, lowCarb]) {
      expect(restricted.protein).toBe(free.protein);
      expect(restricted.calories).toBe(free.calories);
      expect(restricted.fats).toBeGreaterThan(free.fats);
    }
  });
});
