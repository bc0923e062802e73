import type { PlanAnswers } from '../../athlete/answers.ts';
import { addDays } from '../../calendar/calendar-day.ts';
import { type DailyTargets, dailyTargetsFor } from '../daily-targets.ts';

export const TODAY = '2026-03-02';

export const man: PlanAnswers = {
  today: TODAY,
  ageYears: 25,
  heightCm: 175,
  weightKg: 80,
  targetWeightKg: 75,
  sex: 'male',
  experience: 'intermediate',
  primaryGoal: 'weight_loss',
  targetTimeline: '12_weeks',
  dietaryRestrictions: [],
  foodAllergies: [],
  mealFrequency: '5_meals',
  cookingPreference: 'basic',
  trainingFrequency: '5_days',
  sessionDuration: '60_min',
  cardioPreference: 'moderate',
  equipmentAccess: 'gym',
  activityLevel: 'moderately_active',
  availability: '5-6',
  sleepHours: 8,
  stressLevel: 'low',
  waterIntakeLiters: 3,
};

export function targetsFor(answers: PlanAnswers): DailyTargets {
  const targets = dailyTargetsFor(answers);
  if (targets.kind !== 'targets') throw new Error(`missing ${targets.missing.join()}`);
  return targets;
}
export const targets = (changes: Partial<PlanAnswers>) => targetsFor({ ...man, ...changes });
export const competitor = (weeks: number, changes: Partial<PlanAnswers> = {}) =>
  targets({
    primaryGoal: 'competition_prep',
    competitionDate: addDays(TODAY, 7 * weeks),
    bodyFatPercent: 15,
    ...changes,
  });
export const codes = (targets: DailyTargets) => targets.notes.map((note) => note.code);
export const note = (targets: DailyTargets, code: string) =>
  targets.notes.find((each) => each.code === code);
