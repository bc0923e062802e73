/** Conditions that rule out a peak week, and most of them a deficit, until a clinician has agreed. */
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
