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

/** The conditions that bar a plan of this kind; none once a clinician has agreed. */
export function barringConditions(
  { healthConditions = [], clinicianAgreed = false }: HealthFacts,
  plan: 'deficit' | 'peak',
): HealthCondition[] {
  return clinicianAgreed ? [] : conditionsAgainst(healthConditions, plan);
}

/** The conditions that need a clinician's word for a plan of this kind. */
export function conditionsAgainst(
  conditions: readonly HealthCondition[],
  plan: 'deficit' | 'peak',
): HealthCondition[] {
  return conditions.filter(
    (condition) => plan === 'peak' || DEFICIT_CONDITIONS.includes(condition),
  );
}

/** Conditions within a sentence: 'heart disease and diabetes'. */
export const conditionWords = (conditions: readonly HealthCondition[]): string =>
  conditions.map((condition) => NAMES[condition]).join(' and ');

/** Why there is no deficit for somebody; null where nothing they named bars one. */
export function deficitBar(facts: HealthFacts): string | null {
  const barring = barringConditions(facts, 'deficit');
  if (barring.length === 0) return null;
  return `No deficit until a clinician has agreed: ${conditionWords(barring)}.`;
}
