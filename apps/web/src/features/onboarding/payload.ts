import { hasCycle, isAtHome, ONBOARDING_LIMITS } from '@posedown/coaching';
import type { Onboarding } from '@posedown/contract';
import { typedNumber } from '../../lib/typed-number.ts';
import type { Answers, YesOrNo } from './answers.ts';
import { heightCmOf, waterLitresOf, weightKgOf } from './convert-answers.ts';
import { readInjuries, type TypedInjury } from './injury-text.ts';

/** What sign-up sends, with holes where something is not answered yet. */
export type Payload = Partial<Omit<Onboarding, 'injuries'>> & {
  injuries?: TypedInjury[];
};

const BODY_FAT = { unit: '%', ...ONBOARDING_LIMITS.bodyFatGoal };
const SLEEP = { unit: 'hours', ...ONBOARDING_LIMITS.sleepHours };

/** Empty text stands for no answer. */
const chosen = <Value extends string>(value: Value | ''): Value | undefined => value || undefined;

/**
 * The answers as the contract wants them: sizes metric, numbers as numbers, nothing where nothing was
 * answered.
 * @param timezone the IANA zone of the browser
 */
export function toPayload(answers: Answers, timezone: string): Payload {
  const { units } = answers;
  return {
    units,
    timezone,
    name: answers.name,
    email: answers.email,
    password: chosen(answers.password),
    sex: chosen(answers.sex),
    age: typedNumber(answers.age, { unit: 'years', ...ONBOARDING_LIMITS.age }),
    height: heightCmOf(answers.height, units),
    weight: weightKgOf(answers.weight, units, ONBOARDING_LIMITS.weight),
    primaryGoal: chosen(answers.primaryGoal),
    targetWeight: weightKgOf(answers.targetWeight, units, ONBOARDING_LIMITS.targetWeight),
    targetTimeline: chosen(answers.targetTimeline),
    bodyFatGoal: typedNumber(answers.bodyFatGoal, BODY_FAT),
    goal: chosen(answers.goal.trim()),
    mealFrequency: chosen(answers.mealFrequency),
    dietaryRestrictions: answers.dietaryRestrictions,
    foodAllergies: answers.foodAllergies,
    cookingPreference: chosen(answers.cookingPreference),
    experience: chosen(answers.experience),
    trainingFrequency: chosen(answers.trainingFrequency),
    sessionDuration: chosen(answers.sessionDuration),
    availability: chosen(answers.availability),
    equipmentAccess: chosen(answers.equipmentAccess),
    cardioPreference: chosen(answers.cardioPreference),
    activityLevel: chosen(answers.activityLevel),
    sleepHours: typedNumber(answers.sleepHours, SLEEP),
    stressLevel: chosen(answers.stressLevel),
    waterIntake: waterLitresOf(answers.waterIntake, units),
    healthConditions: answers.healthConditions,
    competitionDate: chosen(answers.competitionDate),
    ...typedFacts(answers),
  };
}

const toBoolean = (answer: YesOrNo) => (answer === '' ? undefined : answer === 'yes');

/** Answers to questions that the form no longer shows are left out. */
export function typedFacts(answers: Answers) {
  const cycle = hasCycle(answers.sex) ? chosen(answers.cycle) : undefined;
  return {
    division: chosen(answers.division),
    focusMuscles: answers.focusMuscles,
    homeEquipment:
      answers.equipmentAccess && isAtHome(answers.equipmentAccess) ? answers.homeEquipment : [],
    trainingTime: chosen(answers.trainingTime),
    injuries: readInjuries(answers.injuries),
    cycle,
    noPeriodReason: cycle === 'none' ? chosen(answers.noPeriodReason) : undefined,
    exertionSymptoms: toBoolean(answers.exertionSymptoms),
    familySuddenDeath: toBoolean(answers.familySuddenDeath),
    substanceUse: chosen(answers.substanceUse),
  };
}
