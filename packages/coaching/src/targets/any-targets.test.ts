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
import { makeCardioPlan } from '../cardio/make-cardio-plan.ts';
import { mifflinStJeor } from '../energy/resting-energy.ts';
import { bodyMassIndex } from '../safety/body-checks.ts';
import type { DailyTargets } from './daily-targets.ts';
import { codes, man, TODAY, targetsFor } from './testing/targets.ts';

const energyOf = (made: DailyTargets) => 4 * made.protein + 4 * made.carbs + 9 * made.fats;

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
    const leastFat = 100 * (1 - 28 / bmi);
    return {
      ...man,
      ...rest,
      weightKg,
      measuredKcal: timesResting && timesResting * mifflinStJeor({ ...rest, weightKg }),
      bodyFatPercent: rest.bodyFatPercent && Math.max(leastFat, rest.bodyFatPercent),
      targetWeightKg: weightKg * targetShare,
      competitionDate: daysOut === undefined ? undefined : addDays(TODAY, daysOut),
    };
  });

describe('daily targets for any athlete', () => {
  it('are whole, add up within 2 kcal and keep every safety limit', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const made = targetsFor(answers);
        for (const value of [made.calories, made.protein, made.carbs, made.fats]) {
          expect(Number.isInteger(value) && value > 0).toBe(true);
        }
        expect(Math.abs(energyOf(made) - made.calories)).toBeLessThanOrEqual(2);
        expect(made.calories).toBeGreaterThanOrEqual(answers.sex === 'female' ? 1200 : 1500);
        expect(made.weeklyRatePercent).toBeGreaterThanOrEqual(-1.5);
        const isLight = bodyMassIndex(answers.weightKg, answers.heightCm) < 18.5;
        const isFast = (answers.observedLoss?.weeklyPercent ?? 0) > 1.5;
        if (answers.ageYears < 18 || isLight || isFast || answers.healthConditions?.length) {
          expect(made.calories).toBeGreaterThanOrEqual(made.maintenanceKcal);
        }
        if (made.calories < made.restingKcal) expect(codes(made)).toContain('below_resting');
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('keep competitors within the ranges of prep', () => {
    fc.assert(
      fc.property(anyAnswers, (drawn) => {
        const answers: PlanAnswers = { ...drawn, primaryGoal: 'competition_prep' };
        const made = targetsFor(answers);
        expect(made.weeklyRatePercent).toBeGreaterThanOrEqual(-1.01);
        if (made.phase === 'Off-Season' || made.phase === 'Maintenance') return;
        // Grams are whole, hence the tolerance of half a gram (three for carbohydrate, the
        // remainder).
        expect(made.protein).toBeGreaterThanOrEqual(2.3 * made.leanMassKg - 0.6);
        expect(made.protein).toBeLessThanOrEqual(3.1 * made.leanMassKg + 0.6);
        if (codes(made).includes('keto') || codes(made).includes('low_carb')) return;
        expect(made.fats).toBeGreaterThanOrEqual((0.15 * made.calories) / 9 - 0.5);
        expect(made.fats).toBeLessThanOrEqual((0.3 * made.calories) / 9 + 0.5);
        expect(made.carbs).toBeGreaterThanOrEqual(answers.weightKg - 3);
      }),
      { numRuns: 2000, seed: 2 },
    );
  });

  it('leave enough energy after lifting and any cardio plan made from the same answers', () => {
    fc.assert(
      fc.property(anyAnswers, fc.integer(), (answers, seed) => {
        if (answers.bodyFatPercent === undefined) return;
        const { sex, weightKg, trainingFrequency, sessionDuration } = answers;
        const minutes = leadingNumber(trainingFrequency) * leadingNumber(sessionDuration);
        const lifting = (minutes * 2.5 * 3.5 * weightKg) / 200 / 7;
        const cardio = makeCardioPlan(answers, { seed }).weeklyCalories / 7;
        const made = targetsFor(answers);
        const least = sex === 'male' ? 25 : 30;
        const left = (made.calories - lifting - cardio) / made.leanMassKg;
        // The cardio of a plan is rounded to whole kcal a day.
        expect(left).toBeGreaterThanOrEqual(least - 0.05);
      }),
      { numRuns: 1000, seed: 3 },
    );
  });
});
