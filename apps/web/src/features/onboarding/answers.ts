import {
  ACTIVITY_LEVELS,
  AVAILABILITIES,
  CARDIO_PREFERENCES,
  COMPETITION_CATEGORIES,
  COOKING_PREFERENCES,
  CYCLES,
  DIETARY_RESTRICTIONS,
  EQUIPMENT_ACCESS,
  EXPERIENCES,
  FOOD_ALLERGIES,
  HEALTH_CONDITIONS,
  HOME_EQUIPMENT,
  hasCycle,
  isAtHome,
  MEAL_FREQUENCIES,
  MUSCLES,
  NO_PERIOD_REASONS,
  ONBOARDING_LIMITS,
  PRIMARY_GOALS,
  SESSION_DURATIONS,
  SEXES,
  STRESS_LEVELS,
  SUBSTANCE_USES,
  TARGET_TIMELINES,
  TRAINING_FREQUENCIES,
  UNITS,
} from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { defineForm, type TypedOf } from '../../lib/form/define-form.ts';
import {
  choiceField,
  chosenField,
  dayField,
  listField,
  requiredText,
  secretField,
  textField,
  yesNoField,
} from '../../lib/form/field.ts';
import { heightField, IN_TENTHS, numberField, weightField } from '../../lib/form/number-field.ts';
import { injuriesField } from './injury-text.ts';
import { waterAnswerField } from './water-field.ts';

const LIMITS = ONBOARDING_LIMITS;
const required = { isOptional: false };
const optional = { isOptional: true };

/**
 * The questions of sign-up by step. The form, its draft, the request body, the profile form and the review are all
 * derived from this.
 */
export const STEP_FIELDS = [
  {
    name: requiredText(),
    email: requiredText(),
    password: secretField(),
    units: chosenField(UNITS, 'metric'),
    age: numberField(LIMITS.age, { unit: 'years', ...required }),
    sex: choiceField(SEXES, optional),
    height: heightField(LIMITS.height, required),
    weight: weightField(LIMITS.weight, { ...required, ...IN_TENTHS }),
  },
  {
    primaryGoal: choiceField(PRIMARY_GOALS),
    targetWeight: weightField(LIMITS.targetWeight, { ...required, ...IN_TENTHS }),
    targetTimeline: choiceField(TARGET_TIMELINES),
    bodyFatGoal: numberField(LIMITS.bodyFatGoal, { unit: '%' }),
    goal: textField(),
    division: choiceField(COMPETITION_CATEGORIES, optional),
    focusMuscles: listField(MUSCLES),
  },
  {
    mealFrequency: choiceField(MEAL_FREQUENCIES),
    dietaryRestrictions: listField(DIETARY_RESTRICTIONS),
    foodAllergies: listField(FOOD_ALLERGIES),
    cookingPreference: choiceField(COOKING_PREFERENCES),
  },
  {
    experience: choiceField(EXPERIENCES),
    trainingFrequency: choiceField(TRAINING_FREQUENCIES),
    sessionDuration: choiceField(SESSION_DURATIONS),
    availability: choiceField(AVAILABILITIES),
    equipmentAccess: choiceField(EQUIPMENT_ACCESS),
    homeEquipment: listField(HOME_EQUIPMENT),
    cardioPreference: choiceField(CARDIO_PREFERENCES),
    trainingTime: textField(),
    injuries: injuriesField,
  },
  {
    activityLevel: choiceField(ACTIVITY_LEVELS),
    sleepHours: numberField(LIMITS.sleepHours, { unit: 'hours', ...required }),
    stressLevel: choiceField(STRESS_LEVELS),
    waterIntake: waterAnswerField,
    healthConditions: listField(HEALTH_CONDITIONS),
    cycle: choiceField(CYCLES, optional),
    noPeriodReason: choiceField(NO_PERIOD_REASONS, optional),
    exertionSymptoms: yesNoField(),
    familySuddenDeath: yesNoField(),
    substanceUse: choiceField(SUBSTANCE_USES, optional),
    competitionDate: dayField(),
  },
] as const;

const [personal, goals, nutrition, training, life] = STEP_FIELDS;

export const answerForm = defineForm({
  ...personal,
  ...goals,
  ...nutrition,
  ...training,
  ...life,
});

/** The answers as typed: numbers in the person's units, empty until answered. */
export type Answers = TypedOf<typeof answerForm.fields>;
export type AnswerField = keyof Answers;

/** An empty form. */
export const NO_ANSWERS: Readonly<Answers> = answerForm.blank;

/** Converts the answers to other units. Unreadable text stays. */
export const convertAnswers = (answers: Answers, to: Units): Answers => ({
  ...answerForm.convert(answers, answers.units, to),
  units: to,
});

/** The answers without those to hidden questions. */
function shownAnswers(answers: Answers): Answers {
  const { equipmentAccess, homeEquipment, noPeriodReason } = answers;
  const cycle = hasCycle(answers.sex) ? answers.cycle : '';
  return {
    ...answers,
    homeEquipment: equipmentAccess && isAtHome(equipmentAccess) ? homeEquipment : [],
    cycle,
    noPeriodReason: cycle === 'none' ? noPeriodReason : '',
  };
}

/** The answers as values: metric sizes, numbers, and undefined if unanswered. */
export const answerValues = (answers: Answers) =>
  answerForm.toBody(shownAnswers(answers), answers.units);

/** The request body, possibly with missing answers. @param timezone the browser's IANA zone */
export const toPayload = (answers: Answers, timezone: string) => ({
  ...answerValues(answers),
  timezone,
});
