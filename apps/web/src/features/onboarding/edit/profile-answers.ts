import type { Profile, Units } from '@posedown/contract';
import { formatNumber } from '../../../lib/numbers.ts';
import { lengthFromCm, weightFromKg } from '../../../lib/units.ts';
import { type Answers, NO_ANSWERS, type YesOrNo } from '../answers.ts';
import { waterText } from '../convert-answers.ts';
import { heightText } from '../height-text.ts';
import { injuryText } from '../injury-text.ts';

/** As the figure is read everywhere else. */
const round = (value: number) => Number(formatNumber(value, 1));
const text = (value: number | null) => (value === null ? '' : String(value));

function weightText(weightKg: number | null, units: Units): string {
  return weightKg === null ? '' : String(round(weightFromKg(weightKg, units)));
}

function heightOf(heightCm: number | null, units: Units): string {
  if (heightCm === null) return '';
  return units === 'metric'
    ? String(round(heightCm))
    : heightText(round(lengthFromCm(heightCm, units)));
}

const yesOrNo = (answer: boolean | null): YesOrNo => (answer === null ? '' : answer ? 'yes' : 'no');

function toFactAnswers(profile: Profile) {
  return {
    division: profile.division ?? '',
    focusMuscles: profile.focusMuscles,
    homeEquipment: profile.homeEquipment,
    trainingTime: profile.trainingTime ?? '',
    injuries: profile.injuries.map(injuryText),
    cycle: profile.cycle ?? '',
    noPeriodReason: profile.noPeriodReason ?? '',
    exertionSymptoms: yesOrNo(profile.exertionSymptoms),
    familySuddenDeath: yesOrNo(profile.familySuddenDeath),
    substanceUse: profile.substanceUse ?? '',
  } as const;
}

/** What is known of an athlete, as the form holds it: in their own units, the unknown empty. */
export function toAnswers(profile: Profile): Answers {
  const { units } = profile;
  return {
    ...NO_ANSWERS,
    units,
    name: profile.name,
    sex: profile.sex ?? '',
    age: text(profile.age),
    height: heightOf(profile.height, units),
    weight: weightText(profile.weight, units),
    primaryGoal: profile.primaryGoal ?? '',
    targetWeight: weightText(profile.targetWeight, units),
    targetTimeline: profile.targetTimeline ?? '',
    bodyFatGoal: text(profile.bodyFatGoal),
    // Without words of their own the goal repeats the one that was chosen.
    goal: profile.goal === profile.primaryGoal ? '' : (profile.goal ?? ''),
    mealFrequency: profile.mealFrequency ?? '',
    dietaryRestrictions: profile.dietaryRestrictions,
    foodAllergies: profile.foodAllergies,
    cookingPreference: profile.cookingPreference ?? '',
    experience: profile.experience ?? '',
    trainingFrequency: profile.trainingFrequency ?? '',
    sessionDuration: profile.sessionDuration ?? '',
    availability: profile.availability ?? '',
    equipmentAccess: profile.equipmentAccess ?? '',
    cardioPreference: profile.cardioPreference ?? '',
    activityLevel: profile.activityLevel ?? '',
    sleepHours: text(profile.sleepHours),
    stressLevel: profile.stressLevel ?? '',
    waterIntake: profile.waterIntake === null ? '' : waterText(profile.waterIntake, units),
    healthConditions: profile.healthConditions,
    competitionDate: profile.competitionDate ?? '',
    ...toFactAnswers(profile),
  };
}
