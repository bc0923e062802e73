import fc from 'fast-check';
import {
  ACTIVITY_LEVELS,
  AVAILABILITIES,
  CARDIO_PREFERENCES,
  COMPETITION_CATEGORIES,
  EXPERIENCES,
  type PlanAnswers,
  PRIMARY_GOALS,
  SESSION_DURATIONS,
  SEXES,
  STRESS_LEVELS,
  TARGET_TIMELINES,
  TRAINING_FREQUENCIES,
} from '../../athlete/answers.ts';
import { MAX_FOCUS_MUSCLES } from '../../athlete/injuries.ts';
import { INJURY_REGIONS, PAINFUL_MOVEMENTS } from '../../athlete/injury-options.ts';
import { addDays } from '../../calendar/calendar-day.ts';
import { EQUIPMENT_ACCESS } from '../../exercises/home-equipment.ts';
import { MUSCLES } from '../../exercises/muscles.ts';
import { LANDMARK_LIMIT, type MuscleLandmarks } from '../landmarks.ts';

/** A typical athlete for single examples. Tests only. */
export const ATHLETE: PlanAnswers = {
  today: '2026-03-02',
  ageYears: 30,
  heightCm: 178,
  weightKg: 80,
  targetWeightKg: 78,
  sex: 'male',
  experience: 'intermediate',
  primaryGoal: 'muscle_gain',
  targetTimeline: '12_weeks',
  dietaryRestrictions: [],
  foodAllergies: [],
  mealFrequency: '5_meals',
  cookingPreference: 'basic',
  trainingFrequency: '4_days',
  sessionDuration: '60_min',
  cardioPreference: 'moderate',
  equipmentAccess: 'gym',
  activityLevel: 'moderately_active',
  availability: '5-6',
  sleepHours: 8,
  stressLevel: 'low',
  waterIntakeLiters: 3,
};

/** Any athlete that onboarding accepts, with and without a show. Tests only. */
export function anyAthlete(): fc.Arbitrary<PlanAnswers> {
  return fc
    .record({
      ageYears: fc.integer({ min: 13, max: 100 }),
      heightCm: fc.integer({ min: 120, max: 230 }),
      weightKg: fc.integer({ min: 30, max: 300 }),
      sex: fc.constantFrom(...SEXES, undefined),
      experience: fc.constantFrom(...EXPERIENCES),
      primaryGoal: fc.constantFrom(...PRIMARY_GOALS),
      targetTimeline: fc.constantFrom(...TARGET_TIMELINES),
      trainingFrequency: fc.constantFrom(...TRAINING_FREQUENCIES),
      sessionDuration: fc.constantFrom(...SESSION_DURATIONS),
      cardioPreference: fc.constantFrom(...CARDIO_PREFERENCES),
      equipmentAccess: fc.constantFrom(...EQUIPMENT_ACCESS),
      activityLevel: fc.constantFrom(...ACTIVITY_LEVELS),
      availability: fc.constantFrom(...AVAILABILITIES),
      sleepHours: fc.integer({ min: 4, max: 12 }),
      stressLevel: fc.constantFrom(...STRESS_LEVELS),
      competitionDate: fc.option(
        fc.integer({ min: -30, max: 500 }).map((days) => addDays(ATHLETE.today, days)),
        { nil: undefined },
      ),
    })
    .map((answers) => ({ ...ATHLETE, ...answers }));
}

/** Any athlete with any division, preferences, injuries and conditions. Tests only. */
export function anyTrainee(): fc.Arbitrary<PlanAnswers> {
  const injury = fc.record({
    region: fc.constantFrom(...INJURY_REGIONS),
    side: fc.constant('both' as const),
    hurts: fc.uniqueArray(fc.constantFrom(...PAINFUL_MOVEMENTS), { maxLength: 3 }),
  });
  const injuries = fc.uniqueArray(injury, { maxLength: 2, selector: ({ region }) => region });
  const noInjuries = fc.constant([]);
  const condition = fc.constantFrom(
    ...(['Heart disease', 'High or low blood pressure', 'Pregnancy or breastfeeding'] as const),
  );
  const facts = fc.record({
    division: fc.constantFrom(...COMPETITION_CATEGORIES, undefined),
    focusMuscles: fc.uniqueArray(fc.constantFrom(...MUSCLES), { maxLength: MAX_FOCUS_MUSCLES }),
    injuries: fc.oneof({ weight: 2, arbitrary: noInjuries }, { weight: 1, arbitrary: injuries }),
    healthConditions: fc.oneof(
      { weight: 4, arbitrary: noInjuries },
      { weight: 1, arbitrary: condition.map((one) => [one]) },
    ),
  });
  return fc.tuple(anyAthlete(), facts).map(([athlete, more]) => ({ ...athlete, ...more }));
}

/** Any landmarks a coach may set. Tests only. */
export function anyLandmarks(): fc.Arbitrary<MuscleLandmarks> {
  const ofMuscle = fc
    .array(fc.integer(LANDMARK_LIMIT), { minLength: 4, maxLength: 4 })
    .map((drawn) => {
      const [mev = 0, mavLow = 0, mavHigh = 0, mrv = 0] = drawn.sort((a, b) => a - b);
      return { mev, mavLow, mavHigh, mrv };
    });
  const entries = MUSCLES.map((muscle) => [muscle, ofMuscle] as const);
  return fc.record(
    Object.fromEntries(entries) as Record<(typeof MUSCLES)[number], typeof ofMuscle>,
  );
}
