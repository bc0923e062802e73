import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { EquipmentAccess, HomeEquipment } from '../exercises/home-equipment.ts';
import type { Muscle } from '../exercises/muscles.ts';
import type { HealthFacts } from '../safety/health-conditions.ts';
import type { LossTrend } from '../trend/loss-trend.ts';
import type { Injury } from './injuries.ts';

/** The onboarding options, in display order. */
export const SEXES = ['male', 'female'] as const;
/** Units for display and input. Everything is stored and computed in metric units. */
export const UNITS = ['metric', 'imperial'] as const;
export const PRIMARY_GOALS = [
  'weight_loss',
  'muscle_gain',
  'competition_prep',
  'maintenance',
  'body_recomp',
] as const;
export const TARGET_TIMELINES = [
  '4_weeks',
  '8_weeks',
  '12_weeks',
  '16_weeks',
  'long_term',
] as const;
export const EXPERIENCES = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export const MEAL_FREQUENCIES = ['3_meals', '4_meals', '5_meals', '6_meals'] as const;
export const COOKING_PREFERENCES = ['minimal', 'basic', 'intermediate', 'advanced'] as const;
export const TRAINING_FREQUENCIES = ['3_days', '4_days', '5_days', '6_days'] as const;
export const SESSION_DURATIONS = ['45_min', '60_min', '75_min', '90_min'] as const;
export const CARDIO_PREFERENCES = ['none', 'light', 'moderate', 'intense'] as const;
export const ACTIVITY_LEVELS = [
  'sedentary',
  'lightly_active',
  'moderately_active',
  'very_active',
] as const;
export const STRESS_LEVELS = ['low', 'moderate', 'high'] as const;
/** Days a week on which the athlete has time. */
export const AVAILABILITIES = ['3-4', '5-6', 'daily'] as const;
export const DIETARY_RESTRICTIONS = [
  'Vegetarian',
  'Vegan',
  'Gluten-Free',
  'Dairy-Free',
  'Keto',
  'Low-Carb',
] as const;
export const FOOD_ALLERGIES = ['Nuts', 'Shellfish', 'Eggs', 'Dairy', 'Soy', 'Fish'] as const;
export const COMPETITION_CATEGORIES = [
  "Men's Physique",
  'Classic Physique',
  "Men's Bodybuilding",
  'Bikini',
  'Figure',
  "Women's Physique",
  'Wellness',
  "Women's Bodybuilding",
] as const;

export type Sex = (typeof SEXES)[number];
export type Units = (typeof UNITS)[number];
export type PrimaryGoal = (typeof PRIMARY_GOALS)[number];
export type TargetTimeline = (typeof TARGET_TIMELINES)[number];
export type Experience = (typeof EXPERIENCES)[number];
export type MealFrequency = (typeof MEAL_FREQUENCIES)[number];
export type CookingPreference = (typeof COOKING_PREFERENCES)[number];
export type TrainingFrequency = (typeof TRAINING_FREQUENCIES)[number];
export type SessionDuration = (typeof SESSION_DURATIONS)[number];
export type CardioPreference = (typeof CARDIO_PREFERENCES)[number];
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];
export type StressLevel = (typeof STRESS_LEVELS)[number];
export type Availability = (typeof AVAILABILITIES)[number];
export type DietaryRestriction = (typeof DIETARY_RESTRICTIONS)[number];
export type FoodAllergy = (typeof FOOD_ALLERGIES)[number];
export type CompetitionCategory = (typeof COMPETITION_CATEGORIES)[number];

/**
 * Input for plans: the onboarding answers, in metric units. If the sex is unknown, the stricter formula applies.
 * `today` is the athlete's calendar day.
 */
export interface PlanAnswers extends HealthFacts {
  today: CalendarDay;
  ageYears: number;
  heightCm: number;
  weightKg: number;
  targetWeightKg: number;
  sex?: Sex;
  bodyFatPercent?: number;
  /** Daily expenditure learned from their diary and scale, kcal. Takes precedence over the formula. */
  measuredKcal?: number;
  /** Weight trend of the last two weeks, if there are weigh-ins. */
  observedLoss?: Pick<LossTrend, 'weeklyPercent' | 'doubtPercent'>;
  bodyFatGoalPercent?: number;
  experience: Experience;
  primaryGoal: PrimaryGoal;
  targetTimeline: TargetTimeline;
  competitionDate?: CalendarDay;
  /** The day of their last completed show, before today. */
  lastShow?: CalendarDay;
  /** Their weight at that show, kg. */
  showWeightKg?: number;
  /** Calories of the meal plan for that show, kcal a day. */
  showIntakeKcal?: number;
  /** Day of the canceled show they dieted for. Set until another show is planned. */
  withdrawnShow?: CalendarDay;
  dietaryRestrictions: readonly DietaryRestriction[];
  foodAllergies: readonly FoodAllergy[];
  mealFrequency: MealFrequency;
  cookingPreference: CookingPreference;
  trainingFrequency: TrainingFrequency;
  sessionDuration: SessionDuration;
  cardioPreference: CardioPreference;
  /** Maximum steady cardio of any upcoming week in the active plan, minutes. Coaches and proposals adjust it. */
  steadyCardioMinutes?: number;
  equipmentAccess: EquipmentAccess;
  /** Equipment at home. If none is listed, the usual equipment for their access. */
  homeEquipment?: readonly HomeEquipment[];
  activityLevel: ActivityLevel;
  availability: Availability;
  sleepHours: number;
  stressLevel: StressLevel;
  waterIntakeLiters: number;
  /** The division the athlete competes in, or wants to look like. */
  division?: CompetitionCategory;
  /** When they usually train: '06:30'. */
  trainingTime?: string;
  injuries?: readonly Injury[];
  /** Muscles they want to bring up. */
  focusMuscles?: readonly Muscle[];
  /** Units for weights in sentences; metric by default. */
  units?: Units;
}

/**
 * The number an enumerated answer starts with: '5_meals' → 5, '90_min' → 90.
 * @throws RangeError if there is none
 */
export function leadingNumber(answer: string): number {
  const value = Number.parseInt(answer, 10);
  if (Number.isNaN(value)) throw new RangeError(`'${answer}' does not start with a number`);
  return value;
}
