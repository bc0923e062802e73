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
  isCalendarDay,
  MEAL_FREQUENCIES,
  MUSCLES,
  NO_PERIOD_REASONS,
  PRIMARY_GOALS,
  SESSION_DURATIONS,
  SEXES,
  STRESS_LEVELS,
  SUBSTANCE_USES,
  TARGET_TIMELINES,
  TRAINING_FREQUENCIES,
} from '@posedown/coaching';
import { dropDraft, loadDraft, saveDraft } from '../../lib/draft-store.ts';
import { type AnswerField, type Answers, NO_ANSWERS } from './answers.ts';

const YES_OR_NO = ['yes', 'no'];

const KEY = 'posedown.onboarding';

/** What a field may hold where it is not free text. A draft may be older than the form. */
const ALLOWED: Partial<Record<AnswerField, readonly string[]>> = {
  units: ['metric', 'imperial'],
  sex: SEXES,
  primaryGoal: PRIMARY_GOALS,
  targetTimeline: TARGET_TIMELINES,
  mealFrequency: MEAL_FREQUENCIES,
  dietaryRestrictions: DIETARY_RESTRICTIONS,
  foodAllergies: FOOD_ALLERGIES,
  cookingPreference: COOKING_PREFERENCES,
  experience: EXPERIENCES,
  trainingFrequency: TRAINING_FREQUENCIES,
  sessionDuration: SESSION_DURATIONS,
  availability: AVAILABILITIES,
  equipmentAccess: EQUIPMENT_ACCESS,
  cardioPreference: CARDIO_PREFERENCES,
  activityLevel: ACTIVITY_LEVELS,
  stressLevel: STRESS_LEVELS,
  healthConditions: HEALTH_CONDITIONS,
  division: COMPETITION_CATEGORIES,
  focusMuscles: MUSCLES,
  homeEquipment: HOME_EQUIPMENT,
  cycle: CYCLES,
  noPeriodReason: NO_PERIOD_REASONS,
  exertionSymptoms: YES_OR_NO,
  familySuddenDeath: YES_OR_NO,
  substanceUse: SUBSTANCE_USES,
};

function isUsable(field: AnswerField, value: unknown): boolean {
  if (field === 'password') return false;
  const items: unknown[] = Array.isArray(value) ? value : [value];
  const sameShape = Array.isArray(value) === Array.isArray(NO_ANSWERS[field]);
  if (!sameShape || !items.every((item) => typeof item === 'string')) return false;
  if (field === 'competitionDate') return value === '' || isCalendarDay(String(value));
  const allowed = ALLOWED[field];
  return !allowed || items.every((item) => allowed.includes(item));
}

/** The answers in a stored draft; what is missing, unknown or not to be kept is unanswered. */
export function answersFromDraft(draft: unknown): Answers {
  const answers: Record<string, unknown> = { ...NO_ANSWERS };
  for (const [field, value] of Object.entries(draft ?? {})) {
    if (Object.hasOwn(NO_ANSWERS, field) && isUsable(field as AnswerField, value))
      answers[field] = value;
  }
  return answers as unknown as Answers;
}

/** The answers without the password, which is never written down. */
export function draftOf({ password: _password, ...rest }: Answers): Omit<Answers, 'password'> {
  return rest;
}

export const loadAnswers = (): Answers => answersFromDraft(loadDraft(KEY));
export const saveAnswers = (answers: Answers): void => saveDraft(KEY, draftOf(answers));
export const dropAnswers = (): void => dropDraft(KEY);
