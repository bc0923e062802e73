/** What speaks against a peak week, and most of it against a deficit, until a clinician has agreed. */
export const HEALTH_CONDITIONS = [
  'Heart disease',
  'Kidney disease',
  'High or low blood pressure',
  'Diabetes',
  'Eating disorder, now or before',
  'Pregnancy or breastfeeding',
  'Regular medication',
] as const;
export type HealthCondition = (typeof HEALTH_CONDITIONS)[number];

/** With these a calorie deficit needs a clinician (science.md, section 2); the others bar a peak week alone. */
const DEFICIT_CONDITIONS: readonly HealthCondition[] = [
  'Heart disease',
  'Kidney disease',
  'Diabetes',
  'Eating disorder, now or before',
  'Pregnancy or breastfeeding',
];

/** With these, effort as hard as that of intervals needs a clinician. [our choice, after ACSM's screening before exercise] */
const INTERVAL_CONDITIONS: readonly HealthCondition[] = [
  'Heart disease',
  'High or low blood pressure',
  'Pregnancy or breastfeeding',
];

/** What a condition may bar. */
export type Barred = 'deficit' | 'peak' | 'intervals';

const BARRING: Record<Barred, readonly HealthCondition[]> = {
  deficit: DEFICIT_CONDITIONS,
  peak: HEALTH_CONDITIONS,
  intervals: INTERVAL_CONDITIONS,
};

const NAMES: Record<HealthCondition, string> = {
  'Heart disease': 'heart disease',
  'Kidney disease': 'kidney disease',
  'High or low blood pressure': 'high or low blood pressure',
  Diabetes: 'diabetes',
  'Eating disorder, now or before': 'an eating disorder',
  'Pregnancy or breastfeeding': 'pregnancy or breastfeeding',
  'Regular medication': 'regular medication',
};

/** What an athlete named of their health, and whether a clinician has agreed to what they do here. */
export interface HealthFacts {
  healthConditions?: readonly HealthCondition[] | undefined;
  clinicianAgreed?: boolean | undefined;
}

/** The conditions that bar this; none once a clinician has agreed. */
export function barringConditions(
  { healthConditions = [], clinicianAgreed = false }: HealthFacts,
  plan: Barred,
): HealthCondition[] {
  return clinicianAgreed ? [] : conditionsAgainst(healthConditions, plan);
}

/** The conditions that need a clinician's word for this. */
export function conditionsAgainst(
  conditions: readonly HealthCondition[],
  plan: Barred,
): HealthCondition[] {
  return conditions.filter((condition) => BARRING[plan].includes(condition));
}

/** Conditions within a sentence: 'heart disease and diabetes'. */
export const conditionWords = (conditions: readonly HealthCondition[]): string =>
  conditions.map((condition) => NAMES[condition]).join(' and ');

/** Why there is no deficit for somebody; null where nothing they named bars one. */
export const deficitBar = (facts: HealthFacts): string | null =>
  barWords('No deficit', barringConditions(facts, 'deficit'));

/** From this age on intervals are left to the judgement of a doctor; the clinician's word on record is of conditions. */
const INTERVAL_AGE_YEARS = 65;

/** Why somebody is to do no intervals; null where neither what they named nor their age bars them. */
export function intervalBar(facts: HealthFacts & { ageYears: number | null }): string | null {
  const named = barWords('No intervals', barringConditions(facts, 'intervals'));
  const isOld = facts.ageYears !== null && facts.ageYears >= INTERVAL_AGE_YEARS;
  return named ?? (isOld ? 'From 65 on no intervals without your doctor’s approval.' : null);
}

function barWords(what: string, barring: readonly HealthCondition[]): string | null {
  if (barring.length === 0) return null;
  return `${what} until a clinician has agreed: ${conditionWords(barring)}.`;
}
