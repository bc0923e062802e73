/** A closed range with the step a form offers. */
export interface Limit {
  min: number;
  max: number;
  step: number;
}

/** Onboarding, section 5 of the specification. Limits for age, height and weight are ours (plausible humans). */
export const ONBOARDING_LIMITS = {
  age: { min: 13, max: 100, step: 1 },
  height: { min: 120, max: 230, step: 0.5 },
  weight: { min: 30, max: 300, step: 0.1 },
  targetWeight: { min: 30, max: 200, step: 0.1 },
  bodyFatGoal: { min: 5, max: 30, step: 0.5 },
  sleepHours: { min: 4, max: 12, step: 0.5 },
  waterIntake: { min: 1, max: 6, step: 0.5 },
} as const satisfies Record<string, Limit>;

/** A progress entry: weight in kg, body fat in %, girths in cm, sleep in hours, water in liters. */
export const PROGRESS_LIMITS = {
  weight: { min: 30, max: 300, step: 0.1 },
  bodyFat: { min: 3, max: 50, step: 0.1 },
  chest: { min: 50, max: 200, step: 0.1 },
  waist: { min: 50, max: 150, step: 0.1 },
  arms: { min: 20, max: 70, step: 0.1 },
  thighs: { min: 30, max: 100, step: 0.1 },
  neck: { min: 25, max: 60, step: 0.1 },
  hips: { min: 60, max: 150, step: 0.1 },
  energyLevel: { min: 1, max: 10, step: 1 },
  stressLevel: { min: 1, max: 10, step: 1 },
  sleepHours: { min: 1, max: 15, step: 0.5 },
  waterIntake: { min: 0, max: 10, step: 0.1 },
} as const satisfies Record<string, Limit>;

/** Steps a day, as a watch or phone counts them. [our choice: more than twice a marathon] */
export const DAILY_STEPS_LIMIT = { min: 0, max: 100_000, step: 500 } as const satisfies Limit;

/** The girths of a progress entry, in the order of the form. */
export const GIRTHS = ['chest', 'waist', 'arms', 'thighs', 'neck', 'hips'] as const;
export type Girth = (typeof GIRTHS)[number];

export const MOODS = ['excellent', 'good', 'okay', 'poor'] as const;
export type Mood = (typeof MOODS)[number];

/** The first day the date picker offers. */
export const FIRST_PROGRESS_DAY = '1900-01-01';
