import {
  type ActivityLevel,
  type ActivityWord,
  CUSTOMIZER_ACTIVITIES,
  CUSTOMIZER_GOALS,
  type CustomizerActivity,
  type CustomizerGoal,
  calculateNutrition,
  DIETARY_RESTRICTIONS,
  leadingNumber,
  ONBOARDING_LIMITS,
  type PrimaryGoal,
  type Sex,
} from '@posedown/coaching';
import type { GeneratePlanBody, Profile } from '@posedown/contract';
import { defineForm, type TypedOf } from '../../../lib/form/define-form.ts';
import { choiceField, chosenField, listField } from '../../../lib/form/field.ts';
import {
  heightField,
  IN_TENTHS,
  numberField,
  weightField,
} from '../../../lib/form/number-field.ts';

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

const LIMITS = ONBOARDING_LIMITS;

/** The customizer as typed, in the athlete's own units. */
const customForm = defineForm({
  age: numberField(LIMITS.age, { unit: 'years', isWhole: true, isOptional: false }),
  weight: weightField(LIMITS.weight, { ...IN_TENTHS, isOptional: false }),
  height: heightField(LIMITS.height, { storedDigits: 2, isOptional: false }),
  goal: choiceField(CUSTOMIZER_GOALS),
  activity: choiceField(CUSTOMIZER_ACTIVITIES),
  mealCount: chosenField(MEAL_COUNTS, '5'),
  restrictions: listField(DIETARY_RESTRICTIONS),
});

export type CustomForm = TypedOf<typeof customForm.fields>;

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

/** The form prefilled from the profile; the latest weight comes from the dashboard. */
export function formOf(profile: Profile): CustomForm {
  const { primaryGoal, activityLevel, mealFrequency, dietaryRestrictions } = profile;
  const meals = mealFrequency ? String(leadingNumber(mealFrequency)) : '5';
  const stored = {
    ...profile,
    goal: primaryGoal && GOAL_OF[primaryGoal],
    activity: activityLevel && ACTIVITY_OF[activityLevel],
    mealCount: MEAL_COUNTS.find((count) => count === meals),
    restrictions: [...dietaryRestrictions],
  };
  return customForm.format(stored, profile.units);
}

export const isIncomplete = (typed: CustomForm): boolean =>
  customForm.names.some(
    (name) => !customForm.fields[name].isOptional && String(typed[name]).trim() === '',
  );

interface BodySizes {
  ageYears: number;
  weightKg: number;
  heightCm: number;
}

/**
 * The form’s values in metric units, or errors by field. Untouched fields keep their stored value instead of
 * the rounded one.
 */
export function sizesOf(
  form: CustomForm,
  { units, weight, height }: Profile,
): { sizes: BodySizes } | { errors: Record<string, string> } {
  const errors = customForm.errors(form, units);
  const body = customForm.toBody(form, units, { weight, height });
  const { age: ageYears, weight: weightKg, height: heightCm } = body;
  if (Object.keys(errors).length > 0 || !ageYears || !weightKg || !heightCm) return { errors };
  return { sizes: { ageYears, weightKg, heightCm } };
}

/**
 * The calculator of the specification, section 9.
 * @param sex which formula to use; the male one by default
 */
export function calculate(sizes: BodySizes, form: CustomForm, sex?: Sex): Calculation {
  const goal = form.goal || 'maintaining';
  const activity: ActivityWord = form.activity || 'moderate';
  return calculateNutrition({ ...sizes, goal, activity, ...(sex && { sex }) });
}

/** The request for a plan with these figures. */
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
