import { expect, it } from 'vitest';
import { EQUIPMENT_ACCESS } from '../exercises/home-equipment.ts';
import {
  ACTIVITY_LEVELS,
  AVAILABILITIES,
  CARDIO_PREFERENCES,
  COMPETITION_CATEGORIES,
  COOKING_PREFERENCES,
  DIETARY_RESTRICTIONS,
  EXPERIENCES,
  FOOD_ALLERGIES,
  leadingNumber,
  MEAL_FREQUENCIES,
  PRIMARY_GOALS,
  SESSION_DURATIONS,
  STRESS_LEVELS,
  TARGET_TIMELINES,
  TRAINING_FREQUENCIES,
} from './answers.ts';
import { MOODS } from './limits.ts';

const words = (text: string) => text.split(', ');

it.each([
  [PRIMARY_GOALS, 'weight_loss, muscle_gain, competition_prep, maintenance, body_recomp'],
  [TARGET_TIMELINES, '4_weeks, 8_weeks, 12_weeks, 16_weeks, long_term'],
  [EXPERIENCES, 'beginner, intermediate, advanced, expert'],
  [MEAL_FREQUENCIES, '3_meals, 4_meals, 5_meals, 6_meals'],
  [COOKING_PREFERENCES, 'minimal, basic, intermediate, advanced'],
  [TRAINING_FREQUENCIES, '3_days, 4_days, 5_days, 6_days'],
  [SESSION_DURATIONS, '45_min, 60_min, 75_min, 90_min'],
  [CARDIO_PREFERENCES, 'none, light, moderate, intense'],
  [EQUIPMENT_ACCESS, 'home_basic, home_full, gym, commercial_gym'],
  [ACTIVITY_LEVELS, 'sedentary, lightly_active, moderately_active, very_active'],
  [STRESS_LEVELS, 'low, moderate, high'],
  [AVAILABILITIES, '3-4, 5-6, daily'],
  [DIETARY_RESTRICTIONS, 'Vegetarian, Vegan, Gluten-Free, Dairy-Free, Keto, Low-Carb'],
  [FOOD_ALLERGIES, 'Nuts, Shellfish, Eggs, Dairy, Soy, Fish'],
])('the onboarding answers match the specification: %j', (values, specified) => {
  expect([...values]).toEqual(words(specified));
});

it('the moods are the four of the specification', () => {
  expect([...MOODS]).toEqual(words('excellent, good, okay, poor'));
});

it('the competition categories are the eight of the specification', () => {
  expect([...COMPETITION_CATEGORIES]).toEqual(
    words(
      "Men's Physique, Classic Physique, Men's Bodybuilding, Bikini, Figure, Women's Physique, Wellness, Women's Bodybuilding",
    ),
  );
});

it('parses an answer that starts with a number, and rejects any other', () => {
  expect(leadingNumber('90_min')).toBe(90);
  expect(() => leadingNumber('long_term')).toThrow(RangeError);
});
