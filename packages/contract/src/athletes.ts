import {
  ACTIVITY_LEVELS,
  AVAILABILITIES,
  CARDIO_PREFERENCES,
  COOKING_PREFERENCES,
  DIETARY_RESTRICTIONS,
  EQUIPMENT_ACCESS,
  EXPERIENCES,
  FOOD_ALLERGIES,
  findFactConflict,
  GOAL_CONFLICT,
  GUIDANCE_MODES,
  isGoalConflict,
  isSizeConflict,
  MEAL_FREQUENCIES,
  ONBOARDING_LIMITS,
  PRIMARY_GOALS,
  SESSION_DURATIONS,
  SEXES,
  SIZE_CONFLICT,
  STRESS_LEVELS,
  TARGET_TIMELINES,
  TRAINING_FREQUENCIES,
  UNITS,
  type Units,
} from '@posedown/coaching';
import { z } from 'zod';
import { factChangeFields, factFields, shownFactFields } from './athlete-facts.ts';
import { newPasswordSchema, sessionUserSchema } from './auth.ts';
import {
  areUnique,
  calendarDaySchema,
  choiceSchema,
  idSchema,
  integerIn,
  numberIn,
  textSchema,
  timezoneSchema,
  versionSchema,
} from './common.ts';
import { emailSchema } from './email.ts';
import { defineEndpoint } from './endpoint.ts';
import { healthConditionsSchema, healthFields } from './health.ts';
import { inviteTokenSchema } from './invitations.ts';
import { isWaterAnswer } from './water-answer.ts';

export type { Units };
export const unitsSchema = z.enum(UNITS);

const restrictionsSchema = z
  .array(choiceSchema(DIETARY_RESTRICTIONS))
  .refine(areUnique, 'Choose each restriction once');
const allergiesSchema = z
  .array(choiceSchema(FOOD_ALLERGIES))
  .refine(areUnique, 'Choose each allergy once');

/** Onboarding answers. Sizes are metric, whatever units the athlete used. */
const answerFields = {
  name: textSchema(100, 'Name is required'),
  age: integerIn(ONBOARDING_LIMITS.age, 'years'),
  height: numberIn(ONBOARDING_LIMITS.height, 'cm'),
  weight: numberIn(ONBOARDING_LIMITS.weight, 'kg'),
  sex: z.enum(SEXES).optional(),
  experience: choiceSchema(EXPERIENCES),
  primaryGoal: choiceSchema(PRIMARY_GOALS),
  goal: textSchema(200, 'Goal is required').optional(),
  targetWeight: numberIn(ONBOARDING_LIMITS.targetWeight, 'kg'),
  targetTimeline: choiceSchema(TARGET_TIMELINES),
  bodyFatGoal: numberIn(ONBOARDING_LIMITS.bodyFatGoal, '%').optional(),
  competitionDate: calendarDaySchema.optional(),
  availability: choiceSchema(AVAILABILITIES),
  dietaryRestrictions: restrictionsSchema.default([]),
  foodAllergies: allergiesSchema.default([]),
  healthConditions: healthConditionsSchema.default([]),
  mealFrequency: choiceSchema(MEAL_FREQUENCIES),
  cookingPreference: choiceSchema(COOKING_PREFERENCES),
  trainingFrequency: choiceSchema(TRAINING_FREQUENCIES),
  sessionDuration: choiceSchema(SESSION_DURATIONS),
  cardioPreference: choiceSchema(CARDIO_PREFERENCES),
  equipmentAccess: choiceSchema(EQUIPMENT_ACCESS),
  activityLevel: choiceSchema(ACTIVITY_LEVELS),
  sleepHours: numberIn(ONBOARDING_LIMITS.sleepHours, 'hours'),
  stressLevel: choiceSchema(STRESS_LEVELS),
  waterIntake: numberIn(ONBOARDING_LIMITS.waterIntake, 'liters').refine(
    isWaterAnswer,
    'Use steps of half a liter, or whole fluid ounces',
  ),
  ...factFields,
};

/** The sign-up body. Unknown fields (a role, a coach, an id) are rejected. */
export const onboardingSchema = z
  .strictObject({
    ...answerFields,
    email: emailSchema,
    password: newPasswordSchema.optional(),
    /** From an invitation link; the account then belongs to the coach who sent it. */
    inviteToken: inviteTokenSchema.optional(),
    timezone: timezoneSchema.default('UTC'),
    units: unitsSchema.default('metric'),
  })
  .superRefine((answers, context) => {
    const { primaryGoal, height, weight, targetWeight } = answers;
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (isSizeConflict({ heightCm: height, weightKg: weight })) refuse('weight', SIZE_CONFLICT);
    const goals = { primaryGoal, weightKg: weight, targetWeightKg: targetWeight };
    if (isGoalConflict(goals)) refuse('targetWeight', GOAL_CONFLICT);
    const conflict = findFactConflict(answers);
    if (conflict) refuse(conflict.path, conflict.message);
  });
export type Onboarding = z.output<typeof onboardingSchema>;
export type OnboardingInput = z.input<typeof onboardingSchema>;

export const profileSchema = z
  .object({
    id: idSchema,
    email: z.string(),
    name: z.string(),
    /** The athlete's coach; null for a coach. */
    coachName: z.string().nullable(),
    /** Who decides about their plans. */
    guidanceMode: z.enum(GUIDANCE_MODES),
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
    ...healthFields,
    /** Show day, until a competition is entered for it. */
    competitionDate: calendarDaySchema.nullable(),
    /** The next competition, which takes precedence over the answered show day. */
    nextCompetition: z.object({ name: z.string(), date: calendarDaySchema }).nullable(),
    targetTimeline: z.enum(TARGET_TIMELINES).nullable(),
    bodyFatGoal: z.number().nullable(),
    availability: z.enum(AVAILABILITIES).nullable(),
    cookingPreference: z.enum(COOKING_PREFERENCES).nullable(),
    trainingFrequency: z.enum(TRAINING_FREQUENCIES).nullable(),
    sessionDuration: z.enum(SESSION_DURATIONS).nullable(),
    cardioPreference: z.enum(CARDIO_PREFERENCES).nullable(),
    equipmentAccess: z.enum(EQUIPMENT_ACCESS).nullable(),
    sleepHours: z.number().nullable(),
    stressLevel: z.enum(STRESS_LEVELS).nullable(),
    waterIntake: z.number().nullable(),
    ...shownFactFields,
    /** Version of the answers, which an update must include. */
    version: z.number().int(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof profileSchema>;

const { sex, bodyFatGoal, competitionDate, goal, ...requiredFields } = answerFields;

/** Changed answers; omitted ones stay the same, and null removes an optional one. */
export const profileChangeSchema = z
  .strictObject({
    ...requiredFields,
    dietaryRestrictions: restrictionsSchema,
    foodAllergies: allergiesSchema,
    /** Athletes can add conditions; only their coach can remove one. */
    healthConditions: healthConditionsSchema,
    timezone: timezoneSchema,
    units: unitsSchema,
    sex: sex.unwrap().nullable(),
    bodyFatGoal: bodyFatGoal.unwrap().nullable(),
    competitionDate: competitionDate.unwrap().nullable(),
    goal: goal.unwrap().nullable(),
    ...factChangeFields,
  })
  .partial()
  .extend({ version: versionSchema });
export type ProfileChange = z.output<typeof profileChangeSchema>;

const clearanceBodySchema = z.strictObject({
  version: versionSchema,
  /** The day of the clinician's approval; null removes it. */
  clearedOn: calendarDaySchema.nullable(),
});
export type ClearanceBody = z.output<typeof clearanceBodySchema>;

const tag = 'Athletes';
const params = z.object({ userId: idSchema });

export const athleteEndpoints = {
  signUp: defineEndpoint({
    method: 'POST',
    path: '/api/users',
    access: 'public',
    tag,
    summary:
      'Sign up: creates the account with its training, nutrition and cardio plans, and logs in',
    body: onboardingSchema,
    status: 201,
    reply: z.object({ user: sessionUserSchema }),
  }),
  profile: defineEndpoint({
    method: 'GET',
    path: '/api/users/:userId',
    access: 'session',
    tag,
    summary: 'An athlete’s answers, for the athlete and their coach',
    params,
    status: 200,
    reply: profileSchema,
  }),
  changeProfile: defineEndpoint({
    method: 'PATCH',
    path: '/api/users/:userId',
    access: 'session',
    tag,
    summary: 'Change an athlete’s answers, as the athlete or their coach',
    params,
    body: profileChangeSchema,
    status: 200,
    reply: profileSchema,
  }),
  putOffFacts: defineEndpoint({
    method: 'POST',
    path: '/api/facts/put-off',
    access: 'client',
    tag,
    summary: 'Stop asking for optional facts on your dashboard. Edit Profile still accepts them',
    status: 204,
  }),
  recordClearance: defineEndpoint({
    method: 'PUT',
    path: '/api/users/:userId/health-clearance',
    access: 'coach',
    tag,
    summary: 'Record a clinician’s clearance for one of your athletes, or withdraw it',
    params,
    body: clearanceBodySchema,
    status: 200,
    reply: profileSchema,
  }),
};
