import {
  ACTIVITY_LEVELS,
  type ActivityLevel,
  AVAILABILITIES,
  type Availability,
  CARDIO_PREFERENCES,
  type CardioPreference,
  COOKING_PREFERENCES,
  type CookingPreference,
  EQUIPMENT_ACCESS,
  type EquipmentAccess,
  EXPERIENCES,
  type Experience,
  leadingNumber,
  MEAL_FREQUENCIES,
  PRIMARY_GOALS,
  type PrimaryGoal,
  SESSION_DURATIONS,
  STRESS_LEVELS,
  type StressLevel,
  TARGET_TIMELINES,
  type TargetTimeline,
  TRAINING_FREQUENCIES,
} from '@posedown/coaching';
import type { Choice } from '../../ui/form/choice-field.tsx';
import { choicesOf } from './person-choices.ts';

function withUnit<Value extends string>(values: readonly Value[], unit: string): Choice<Value>[] {
  return values.map((value) => ({ value, label: `${leadingNumber(value)} ${unit}` }));
}

export const GOAL_CHOICES = choicesOf<PrimaryGoal>(PRIMARY_GOALS, {
  weight_loss: ['Weight loss', 'Lose fat, keep muscle'],
  muscle_gain: ['Muscle gain', 'Build muscle in a controlled surplus'],
  competition_prep: ['Competition prep', 'Peak for the stage'],
  maintenance: ['Maintenance', 'Keep what you’ve built'],
  body_recomp: ['Body recomposition', 'Leaner at the same weight'],
});

export const TIMELINE_CHOICES = choicesOf<TargetTimeline>(TARGET_TIMELINES, {
  '4_weeks': ['4 weeks'],
  '8_weeks': ['8 weeks'],
  '12_weeks': ['12 weeks'],
  '16_weeks': ['16 weeks'],
  long_term: ['Long term'],
});

export const MEAL_CHOICES = withUnit(MEAL_FREQUENCIES, 'meals');

export const COOKING_CHOICES = choicesOf<CookingPreference>(COOKING_PREFERENCES, {
  minimal: ['Minimal', 'Open, mix, eat'],
  basic: ['Basic', 'A pan and an oven'],
  intermediate: ['Intermediate', 'I follow a recipe'],
  advanced: ['Advanced', 'I like to cook'],
});

export const EXPERIENCE_CHOICES = choicesOf<Experience>(EXPERIENCES, {
  beginner: ['Beginner', 'Under 1 year of lifting'],
  intermediate: ['Intermediate', '1 to 3 years'],
  advanced: ['Advanced', '3 to 6 years'],
  expert: ['Expert', 'Over 6 years, or on stage before'],
});

export const TRAINING_CHOICES = withUnit(TRAINING_FREQUENCIES, 'days');
export const DURATION_CHOICES = withUnit(SESSION_DURATIONS, 'min');

export const AVAILABILITY_CHOICES = choicesOf<Availability>(AVAILABILITIES, {
  '3-4': ['3–4 days'],
  '5-6': ['5–6 days'],
  daily: ['Every day'],
});

export const EQUIPMENT_CHOICES = choicesOf<EquipmentAccess>(EQUIPMENT_ACCESS, {
  home_basic: ['Home, basic', 'Dumbbells, bands, bodyweight'],
  home_full: ['Home gym', 'Rack, barbell, bench'],
  gym: ['Gym', 'Free weights and main machines'],
  commercial_gym: ['Large gym', 'Everything, cables and machines'],
});

export const CARDIO_CHOICES = choicesOf<CardioPreference>(CARDIO_PREFERENCES, {
  none: ['None'],
  light: ['Light'],
  moderate: ['Moderate'],
  intense: ['Intense'],
});

export const ACTIVITY_CHOICES = choicesOf<ActivityLevel>(ACTIVITY_LEVELS, {
  sedentary: ['Sedentary', 'Desk work, little walking'],
  lightly_active: ['Lightly active', 'Some walking every day'],
  moderately_active: ['Moderately active', 'On your feet for half the day'],
  very_active: ['Very active', 'Physical work or sport daily'],
});

export const STRESS_CHOICES = choicesOf<StressLevel>(STRESS_LEVELS, {
  low: ['Low'],
  moderate: ['Moderate'],
  high: ['High'],
});

/** The label of a chosen value; empty if none is chosen. */
export function labelOf<Value extends string>(
  choices: readonly Choice<Value>[],
  value: Value | '',
): string {
  return choices.find((choice) => choice.value === value)?.label ?? '';
}
