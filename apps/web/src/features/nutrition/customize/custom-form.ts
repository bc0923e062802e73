import {
  type ActivityLevel,
  type ActivityWord,
  CUSTOMIZER_ACTIVITIES,
  CUSTOMIZER_GOALS,
  type CustomizerActivity,
  type CustomizerGoal,
  calculateNutrition,
  type DietaryRestriction,
  type Limit,
  leadingNumber,
  ONBOARDING_LIMITS,
  type PrimaryGoal,
  type Sex,
} from '@posedown/coaching';
import type { GeneratePlanBody, Profile, Units } from '@posedown/contract';
import { formatNumber } from '../../../lib/numbers.ts';
import { lengthRangeMessage, weightRangeMessage } from '../../../lib/range-message.ts';
import { numberError, typedNumber } from '../../../lib/typed-number.ts';
import { formatHeight, typedHeightCm, typedWeightKg, weightFromKg } from '../../../lib/units.ts';

/** The customizer as typed, in the athlete's own units. */
export interface CustomForm {
  age: string;
  weight: string;
  height: string;
  goal: CustomizerGoal | '';
  activity: CustomizerActivity | '';
  mealCount: '3' | '4' | '5' | '6';
  restrictions: DietaryRestriction[];
}

export type Calculation = ReturnType<typeof calculateNutrition>;

const GOAL_OF: Record<PrimaryGoal, CustomizerGoal> = {
  weight_loss: 'cutting',
  competition_prep: 'cutting',
  muscle_gain: 'bulking',
  maintenance: 'maintaining',
  body_recomp: 'maintaining',
};
const ACTIVITY_OF: Record<ActivityLevel, CustomizerActivity> = {
  sedentary: 'sedentary',
  lightly_active: 'light',
  moderately_active: 'moderate',
  very_active: 'active',
};
const MEAL_COUNTS = ['3', '4', '5', '6'] as const;

export const GOAL_CHOICES = CUSTOMIZER_GOALS.map((value) => ({
  value,
  label: { cutting: 'Cutting', bulking: 'Bulking', maintaining: 'Maintaining' }[value],
}));
export const ACTIVITY_CHOICES = CUSTOMIZER_ACTIVITIES.map((value) => ({
  value,
  label: {
    sedentary: 'Sedentary: desk work, little exercise',
    light: 'Light: exercise 1–3 days a week',
    moderate: 'Moderate: exercise 3–5 days a week',
    active: 'Active: exercise 6–7 days a week',
    'very-active': 'Very active: hard exercise and physical work',
  }[value],
}));
export const MEAL_CHOICES = MEAL_COUNTS.map((value) => ({ value, label: value }));

/** The form with what is known of the athlete; the latest weight comes from the dashboard's figures. */
export function formOf(profile: Profile): CustomForm {
  const { age, weight, height, units, primaryGoal, activityLevel, mealFrequency } = profile;
  const meals = mealFrequency ? String(leadingNumber(mealFrequency)) : '5';
  return {
    age: age === null ? '' : String(age),
    weight: weight === null ? '' : formatNumber(weightFromKg(weight, units), 1),
    height: height === null ? '' : bareHeight(height, units),
    goal: primaryGoal ? GOAL_OF[primaryGoal] : '',
    activity: activityLevel ? ACTIVITY_OF[activityLevel] : '',
    mealCount: MEAL_COUNTS.find((count) => count === meals) ?? '5',
    restrictions: [...profile.dietaryRestrictions],
  };
}

/** '178' with 'cm' behind the field, or '5 ft 8.9 in' as it is. */
const bareHeight = (heightCm: number, units: Units) =>
  units === 'metric' ? formatNumber(heightCm, 1) : formatHeight(heightCm, units);

/** Whether a field that is needed is empty. */
export function isIncomplete({ age, weight, height, goal, activity }: CustomForm): boolean {
  return [age, weight, height, goal, activity].some((value) => value.trim() === '');
}

interface BodySizes {
  ageYears: number;
  weightKg: number;
  heightCm: number;
}

const isWithin = (value: number | undefined, { min, max }: Limit): value is number =>
  value !== undefined && value >= min && value <= max;

/**
 * The figures of the form in metric units, or what is wrong with them by field. What was not touched is as
 * it is stored, and not as it was rounded for the form.
 */
export function sizesOf(
  form: CustomForm,
  profile: Profile,
): { sizes: BodySizes } | { errors: Record<string, string> } {
  const limits = ONBOARDING_LIMITS;
  const ageYears = typedNumber(form.age, { unit: 'years', ...limits.age });
  const { units, weight, height } = profile;
  const shown = formOf(profile);
  const weightKg =
    form.weight === shown.weight
      ? (weight ?? undefined)
      : typedWeightKg(form.weight, units, limits.weight);
  const heightCm =
    form.height === shown.height
      ? (height ?? undefined)
      : typedHeightCm(form.height, units, limits.height);
  const errors: Record<string, string> = {};
  if (!isWithin(ageYears, limits.age) || !Number.isInteger(ageYears)) {
    const { min, max } = limits.age;
    errors.age = numberError(ageYears, `Enter a whole number between ${min} and ${max} years`);
  }
  if (!isWithin(weightKg, limits.weight)) {
    errors.weight = numberError(weightKg, weightRangeMessage(limits.weight, units));
  }
  if (!isWithin(heightCm, limits.height)) {
    errors.height = numberError(heightCm, lengthRangeMessage(limits.height, units));
  }
  if (Object.keys(errors).length > 0 || !ageYears || !weightKg || !heightCm) return { errors };
  return { sizes: { ageYears, weightKg, heightCm } };
}

/**
 * The calculator of the specification, section 9.
 * @param sex whose form of the formula it is; without one the specification's, which is the male form
 */
export function calculate(sizes: BodySizes, form: CustomForm, sex?: Sex): Calculation {
  const goal = form.goal || 'maintaining';
  const activity: ActivityWord = form.activity || 'moderate';
  return calculateNutrition({ ...sizes, goal, activity, ...(sex && { sex }) });
}

/** What asks for a plan of these very figures. */
export function customPlanRequest(form: CustomForm, sizes: BodySizes, figures: Calculation) {
  const { calories, protein, carbs, fats } = figures;
  const { ageYears, weightKg, heightCm } = sizes;
  return {
    userProfile: {
      age: ageYears,
      height: Math.round(heightCm * 10) / 10,
      weight: Math.round(weightKg * 100) / 100,
      ...(form.goal && { goal: form.goal }),
    },
    ...(form.activity && { activityLevel: form.activity }),
    mealFrequency: Number(form.mealCount),
    targets: { calories, protein, carbs, fats },
    dietaryRestrictions: form.restrictions,
  } satisfies GeneratePlanBody;
}
