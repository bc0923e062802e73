import {
  ACTIVITY_LEVELS,
  AVAILABILITIES,
  CARDIO_PREFERENCES,
  COOKING_PREFERENCES,
  DIETARY_RESTRICTIONS,
  EQUIPMENT_ACCESS,
  EXPERIENCES,
  FOOD_ALLERGIES,
  MEAL_FREQUENCIES,
  ONBOARDING_LIMITS,
  PRIMARY_GOALS,
  SESSION_DURATIONS,
  SEXES,
  STRESS_LEVELS,
  TARGET_TIMELINES,
  TRAINING_FREQUENCIES,
  UNITS,
  type Units,
} from '@posedown/coaching';
import { z } from 'zod';
import { emailSchema, newPasswordSchema, sessionUserSchema } from './auth.ts';
import { calendarDaySchema, idSchema, integerIn, numberIn, textSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export type { Units };
export const unitsSchema = z.enum(UNITS);

function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** An IANA zone such as Europe/Berlin. */
export const timezoneSchema = z.string().max(64).refine(isTimeZone, 'That time zone is unknown');

const choose = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, 'Choose one of the options');

const unique = (items: readonly string[]) => new Set(items).size === items.length;

/** The answers of onboarding. Sizes are metric whatever the athlete typed them in. */
const answerFields = {
  name: textSchema(100, 'Name is required'),
  age: integerIn(ONBOARDING_LIMITS.age, 'years'),
  height: numberIn(ONBOARDING_LIMITS.height, 'cm'),
  weight: numberIn(ONBOARDING_LIMITS.weight, 'kg'),
  sex: z.enum(SEXES).optional(),
  experience: choose(EXPERIENCES),
  primaryGoal: choose(PRIMARY_GOALS),
  goal: textSchema(200, 'Goal is required').optional(),
  targetWeight: numberIn(ONBOARDING_LIMITS.targetWeight, 'kg'),
  targetTimeline: choose(TARGET_TIMELINES),
  bodyFatGoal: numberIn(ONBOARDING_LIMITS.bodyFatGoal, '%').optional(),
  competitionDate: calendarDaySchema.optional(),
  availability: choose(AVAILABILITIES),
  dietaryRestrictions: z
    .array(choose(DIETARY_RESTRICTIONS))
    .refine(unique, 'Choose each restriction once')
    .default([]),
  foodAllergies: z
    .array(choose(FOOD_ALLERGIES))
    .refine(unique, 'Choose each allergy once')
    .default([]),
  mealFrequency: choose(MEAL_FREQUENCIES),
  cookingPreference: choose(COOKING_PREFERENCES),
  trainingFrequency: choose(TRAINING_FREQUENCIES),
  sessionDuration: choose(SESSION_DURATIONS),
  cardioPreference: choose(CARDIO_PREFERENCES),
  equipmentAccess: choose(EQUIPMENT_ACCESS),
  activityLevel: choose(ACTIVITY_LEVELS),
  sleepHours: numberIn(ONBOARDING_LIMITS.sleepHours, 'hours'),
  stressLevel: choose(STRESS_LEVELS),
  waterIntake: numberIn(ONBOARDING_LIMITS.waterIntake, 'litres').multipleOf(
    0.5,
    'Use steps of half a litre',
  ),
};

/** The body of sign-up. Anything it does not name (a role, a coach, an id) is refused. */
export const onboardingSchema = z.strictObject({
  ...answerFields,
  email: emailSchema,
  password: newPasswordSchema.optional(),
  timezone: timezoneSchema.default('UTC'),
  units: unitsSchema.default('metric'),
});
export type Onboarding = z.output<typeof onboardingSchema>;
export type OnboardingInput = z.input<typeof onboardingSchema>;

export const profileSchema = z
  .object({
    id: idSchema,
    email: z.string(),
    name: z.string(),
    timezone: z.string(),
    units: unitsSchema,
    age: z.number().nullable(),
    sex: z.enum(SEXES).nullable(),
    height: z.number().nullable(),
    weight: z.number().nullable(),
    targetWeight: z.number().nullable(),
    experience: z.enum(EXPERIENCES).nullable(),
    goal: z.string().nullable(),
    primaryGoal: z.enum(PRIMARY_GOALS).nullable(),
    activityLevel: z.enum(ACTIVITY_LEVELS).nullable(),
    mealFrequency: z.enum(MEAL_FREQUENCIES).nullable(),
    dietaryRestrictions: z.array(z.enum(DIETARY_RESTRICTIONS)),
    foodAllergies: z.array(z.enum(FOOD_ALLERGIES)),
    competitionDate: calendarDaySchema.nullable(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof profileSchema>;

const tag = 'Athletes';

export const athleteEndpoints = {
  signUp: defineEndpoint({
    method: 'POST',
    path: '/api/users',
    access: 'public',
    tag,
    summary:
      'Sign up: makes the account and its training, nutrition and cardio plans, and signs in',
    body: onboardingSchema,
    status: 201,
    reply: z.object({ user: sessionUserSchema }),
  }),
  profile: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId',
    access: 'session',
    tag,
    summary: 'The answers of one athlete: for themselves and their coach',
    params: z.object({ userId: idSchema }),
    status: 200,
    reply: profileSchema,
  }),
};
