import { describe, expect, it } from 'vitest';
import { checkBmi, checkBodyFatTarget, checkLossRate, weightAtBmi } from './body-checks.ts';
import { checkSafety } from './check-safety.ts';
import { checkEnergyAvailability, checkIntake, daysOfLowAvailability } from './energy-checks.ts';
import { checkExclusions } from './exclusions.ts';
import { mostSevereLevel } from './finding.ts';

describe('safety limits', () => {
  it.each([
    ['female', 1199, 'block'],
    ['female', 1200, 'warn'],
    ['female', 1400, 'ok'],
    ['male', 1499, 'block'],
    ['male', 1500, 'ok'],
    [undefined, 1499, 'block'],
  ] as const)('rate the intake of sex %s at %i kcal: %s', (sex, intakeKcal, level) => {
    expect(checkIntake({ sex, intakeKcal, restingKcal: 1400 }).level).toBe(level);
  });

  it('allow an intake below the minimum with a clinician, with a warning', () => {
    const intake = { sex: 'male', intakeKcal: 1300, restingKcal: 1800 } as const;
    expect(checkIntake({ ...intake, clinicianApproved: true }).level).toBe('warn');
  });

  it.each([
    ['male', 30, 0, 'ok'],
    ['male', 29.9, 60, 'warn'],
    ['male', 24.9, 0, 'block'],
    ['female', 24.9, 14, 'warn'],
    ['female', 29.9, 15, 'block'],
    [undefined, 29.9, 15, 'block'],
    [undefined, 24.9, 0, 'block'],
  ] as const)('rate %s at %d kcal/kg for %i days: %s', (sex, perKg, daysBelow30, level) => {
    const input = { intakeKcal: perKg * 60 + 200, exerciseKcal: 200, fatFreeMassKg: 60 };
    expect(checkEnergyAvailability({ sex, ...input, daysBelow30 }).level).toBe(level);
  });

  it('never round a value just below a limit up to it', () => {
    const input = { intakeKcal: 29.97 * 60 + 200, exerciseKcal: 200, fatFreeMassKg: 60 };
    const { text } = checkEnergyAvailability({ sex: 'female', ...input, daysBelow30: 0 });
    expect(text).toContain('Only 29.9 kcal');
  });

  it('count the consecutive days on which plans left less than 30 kcal/kg', () => {
    // 60 kg of lean mass and 200 kcal of exercise: 30 kcal/kg is 2000 kcal.
    const body = { fatFreeMassKg: 60, exerciseKcal: 200 };
    const plan = (from: string, intakeKcal: number) => ({ from, intakeKcal });
    const low = [plan('2026-01-21', 1900), plan('2026-01-11', 1999)];
    const days = (plans: Parameters<typeof daysOfLowAvailability>[0]) =>
      daysOfLowAvailability(plans, '2026-01-31', body);
    expect(days(low)).toBe(20);
    expect(days([...low, plan('2026-01-06', 2000), plan('2026-01-01', 1500)])).toBe(20);
    expect(days([plan('2026-01-21', 2000), plan('2026-01-01', 1500)])).toBe(0);
    expect(days([])).toBe(0);
  });

  it('count a phase for its full length with its own training, then the current plan', () => {
    const body = { fatFreeMassKg: 60, exerciseKcal: 200 };
    const phase = { from: '2026-01-11', until: '2026-01-24', intakeKcal: 2050, exerciseKcal: 300 };
    const meals = { from: '2026-01-01', intakeKcal: 2000 };
    const daysOn = (day: string) => daysOfLowAvailability([phase, meals], day, body);
    expect(['2026-01-11', '2026-01-16', '2026-01-25', '2026-01-26'].map(daysOn)).toEqual([
      0, 5, 14, 0,
    ]);
    expect(daysOfLowAvailability([phase], '2026-01-25', body)).toBe(14);
  });

  it('rate a trend by its best estimate and give its uncertainty', () => {
    expect(checkLossRate(1.3, 0.35)).toMatchObject({
      level: 'warn',
      text: 'Losing 1.30% a week (give or take 0.3%) is fast; 0.5–1% a week preserves more muscle.',
    });
    expect(checkLossRate(1.6, 0.8)).toMatchObject({ level: 'block' });
    expect(checkLossRate(1, 0.35)).toMatchObject({ level: 'ok' });
    expect(
      checkSafety({ plan: 'neither', weeklyLossPercent: 1.8, lossDoubtPercent: 0.35 }),
    ).toMatchObject({
      findings: [{ check: 'loss_rate', level: 'block' }],
    });
  });

  it.each([
    [-1, 'ok'],
    [1, 'ok'],
    [1.1, 'warn'],
    [1.5, 'warn'],
    [1.6, 'block'],
  ])('rate a loss of %d%% a week: %s', (percent, level) => {
    expect(checkLossRate(percent).level).toBe(level);
  });

  it.each([
    ['male', 8, 'ok'],
    ['male', 7.5, 'warn'],
    ['male', 4.5, 'block'],
    ['female', 16, 'ok'],
    ['female', 15.5, 'warn'],
    ['female', 11.5, 'block'],
    [undefined, 11.5, 'warn'],
    [undefined, 4.5, 'block'],
  ] as const)('rate a body fat goal for %s of %d%%: %s', (sex, bodyFatTargetPercent, level) => {
    expect(checkBodyFatTarget({ sex, bodyFatTargetPercent }).level).toBe(level);
  });

  it('reject a deficit below a BMI of 18.5 and warn below 20', () => {
    const at = (bmi: number, inDeficit: boolean) =>
      checkBmi({ weightKg: weightAtBmi(bmi, 170), heightCm: 170, inDeficit }).level;
    expect(at(20.1, true)).toBe('ok');
    expect(at(19.9, true)).toBe('warn');
    expect(at(18.4, true)).toBe('block');
    expect(at(18.4, false)).toBe('warn');
  });

  it('reject a deficit or a peak plan for minors, and for a condition without a clinician', () => {
    const healthy = { ageYears: 18, conditions: [], plan: 'deficit' } as const;
    expect(checkExclusions(healthy).level).toBe('ok');
    expect(checkExclusions({ ...healthy, ageYears: 17 }).level).toBe('block');
    expect(checkExclusions({ ...healthy, ageYears: 17, plan: 'neither' }).level).toBe('ok');
    const ill = { ...healthy, conditions: ['Diabetes', 'Heart disease'], plan: 'peak' } as const;
    expect(checkExclusions(ill)).toMatchObject({
      level: 'block',
      text: 'With diabetes and heart disease, a peak-week plan needs a clinician.',
    });
    expect(checkExclusions({ ...ill, clinicianApproved: true }).level).toBe('warn');
    const young = { ...ill, ageYears: 17, clinicianApproved: true };
    expect(checkExclusions(young)).toEqual({
      check: 'exclusion',
      level: 'block',
      text: 'Under 18 a peak-week plan is not offered here. With diabetes and heart disease, a peak-week plan needs a clinician, who has agreed.',
    });
  });
});

describe('all safety checks together', () => {
  it('list the checks they couldn’t make instead of passing them', () => {
    const report = checkSafety({ plan: 'deficit', weightKg: 80, heightCm: 180 });
    expect(report.findings.map((finding) => finding.check)).toEqual(['bmi']);
    expect(report.notChecked).toContainEqual({
      check: 'loss_rate',
      missing: ['weeklyLossPercent'],
    });
    expect(report.notChecked).toHaveLength(5);
  });

  it('reject a deficit for a minor even if the conditions are unknown', () => {
    const report = checkSafety({ plan: 'deficit', ageYears: 16 });
    expect(mostSevereLevel(report.findings)).toBe('block');
  });

  it('use the most serious finding as the level of the plan', () => {
    const report = checkSafety({
      plan: 'deficit',
      sex: 'female',
      ageYears: 25,
      conditions: [],
      weightKg: 50,
      heightCm: 170,
      intakeKcal: 1300,
      restingKcal: 1380,
    });
    expect(mostSevereLevel(report.findings)).toBe('block');
    expect(mostSevereLevel(report.findings.filter((finding) => finding.check !== 'bmi'))).toBe(
      'warn',
    );
    expect(mostSevereLevel([])).toBe('ok');
  });
});
