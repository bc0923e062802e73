import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACTIVITY_LEVELS,
  CARDIO_PREFERENCES,
  DIETARY_RESTRICTIONS,
  EXPERIENCES,
  leadingNumber,
  type PlanAnswers,
  PRIMARY_GOALS,
  SESSION_DURATIONS,
  SEXES,
  TARGET_TIMELINES,
  TRAINING_FREQUENCIES,
} from '../athlete/answers.ts';
import { addDays } from '../calendar/calendar-day.ts';
import { generateCardioPlan } from '../cardio/generate-cardio-plan.ts';
import { mifflinStJeor } from '../energy/resting-energy.ts';
import { bodyMassIndex } from '../safety/body-checks.ts';
import type { DailyTargets } from './daily-targets.ts';
import { codes, man, TODAY, targetsFor } from './testing/targets.ts';

const energyOf = (targets: DailyTargets) =>
  4 * targets.protein + 4 * targets.carbs + 9 * targets.fats;

const anyDouble = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const anyAnswers: fc.Arbitrary<PlanAnswers> = fc
  .record({
    ageYears: fc.integer({ min: 13, max: 80 }),
    heightCm: fc.integer({ min: 145, max: 205 }),
    bmi: anyDouble(16, 42),
    targetShare: anyDouble(0.75, 1.2),
    sex: fc.constantFrom(...SEXES, undefined),
    bodyFatPercent: fc.option(anyDouble(6, 45), { nil: undefined }),
    timesResting: fc.option(anyDouble(1.2, 2.5), { nil: undefined }),
    observedLoss: fc.option(
      fc.record({ weeklyPercent: anyDouble(-1, 3), doubtPercent: anyDouble(0, 1) }),
      { nil: undefined },
    ),
    primaryGoal: fc.constantFrom(...PRIMARY_GOALS),
    targetTimeline: fc.constantFrom(...TARGET_TIMELINES),
    experience: fc.constantFrom(...EXPERIENCES),
    activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
    trainingFrequency: fc.constantFrom(...TRAINING_FREQUENCIES),
    sessionDuration: fc.constantFrom(...SESSION_DURATIONS),
    cardioPreference: fc.constantFrom(...CARDIO_PREFERENCES),
    dietaryRestrictions: fc.subarray([...DIETARY_RESTRICTIONS]),
    healthConditions: fc.constantFrom([], [], ['Diabetes' as const]),
    daysOut: fc.option(fc.integer({ min: -10, max: 400 }), { nil: undefined }),
  })
  .map(({ bmi, targetShare, daysOut, timesResting, ...rest }) => {
    const weightKg = bmi * (rest.heightCm / 100) ** 2;
    // No one has more than 28 kg of lean mass per square meter of height.
    const minFatPercent = 100 * (1 - 28 / bmi);
    return {
      ...man,
      ...rest,
      weightKg,
      measuredKcal: timesResting && timesResting * mifflinStJeor({ ...rest, weightKg }),
      bodyFatPercent: rest.bodyFatPercent && Math.max(minFatPercent, rest.bodyFatPercent),
      targetWeightKg: weightKg * targetShare,
      competitionDate: daysOut === undefined ? undefined : addDays(TODAY, daysOut),
    };
  });

describe('daily targets for any athlete', () => {
  it('are whole, add up within 2 kcal and meet every safety limit', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const targets = targetsFor(answers);
        for (const value of [targets.calories, targets.protein, targets.carbs, targets.fats]) {
          expect(Number.isInteger(value) && value > 0).toBe(true);
        }
        expect(Math.abs(energyOf(targets) - targets.calories)).toBeLessThanOrEqual(2);
        expect(targets.calories).toBeGreaterThanOrEqual(answers.sex === 'female' ? 1200 : 1500);
        expect(targets.weeklyRatePercent).toBeGreaterThanOrEqual(-1.5);
        const isLight = bodyMassIndex(answers.weightKg, answers.heightCm) < 18.5;
        const isFast = (answers.observedLoss?.weeklyPercent ?? 0) > 1.5;
        if (answers.ageYears < 18 || isLight || isFast || answers.healthConditions?.length) {
          expect(targets.calories).toBeGreaterThanOrEqual(targets.maintenanceKcal);
        }
        if (targets.calories < targets.restingKcal)
          expect(codes(targets)).toContain('below_resting');
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('keep competitors within the ranges of prep', () => {
    fc.assert(
      fc.property(anyAnswers, (drawn) => {
        const answers: PlanAnswers = { ...drawn, primaryGoal: 'competition_prep' };
        const targets = targetsFor(answers);
        expect(targets.weeklyRatePercent).toBeGreaterThanOrEqual(-1.01);
        if (targets.phase === 'Off-Season' || targets.phase === 'Maintenance') return;
        // Grams are whole, hence the tolerance of half a gram (three for carbohydrate, the remainder).
        expect(targets.protein).toBeGreaterThanOrEqual(2.3 * targets.leanMassKg - 0.6);
        expect(targets.protein).toBeLessThanOrEqual(3.1 * targets.leanMassKg + 0.6);
        if (codes(targets).includes('keto') || codes(targets).includes('low_carb')) return;
        expect(targets.fats).toBeGreaterThanOrEqual((0.15 * targets.calories) / 9 - 0.5);
        expect(targets.fats).toBeLessThanOrEqual((0.3 * targets.calories) / 9 + 0.5);
        expect(targets.carbs).toBeGreaterThanOrEqual(answers.weightKg - 3);
      }),
      { numRuns: 2000, seed: 2 },
    );
  });

  it('leave enough energy after lifting and any cardio plan from the same answers', () => {
    fc.assert(
      fc.property(anyAnswers, fc.integer(), (answers, seed) => {
        if (answers.bodyFatPercent === undefined) return;
        const { sex, weightKg, trainingFrequency, sessionDuration } = answers;
        const minutes = leadingNumber(trainingFrequency) * leadingNumber(sessionDuration);
        const lifting = (minutes * 2.5 * 3.5 * weightKg) / 200 / 7;
        const cardio = generateCardioPlan(answers, { seed }).weeklyCalories / 7;
        const targets = targetsFor(answers);
        const minPerKg = sex === 'male' ? 25 : 30;
        const availability = (targets.calories - lifting - cardio) / targets.leanMassKg;
        // The cardio of a plan is rounded to whole kcal a day.
        expect(availability).toBeGreaterThanOrEqual(minPerKg - 0.05);
      }),
      { numRuns: 1000, seed: 3 },
    );
  });
});
