import type { ActivityLevel, Experience, PrimaryGoal } from '@posedown/coaching';
import { EXPERIENCES, PRIMARY_GOALS } from '@posedown/coaching';
import type { GeneratePlanBody } from '@posedown/contract';
import type { Person } from '../athletes/index.ts';

const ACTIVITY: Record<NonNullable<GeneratePlanBody['activityLevel']>, ActivityLevel> = {
  sedentary: 'sedentary',
  light: 'lightly_active',
  lightly_active: 'lightly_active',
  moderate: 'moderately_active',
  moderately_active: 'moderately_active',
  active: 'very_active',
  high: 'very_active',
  'very-active': 'very_active',
  very_active: 'very_active',
};

/** What the specification's fixed profile is made of, where a person has not said. */
const FIXED = {
  age: 25,
  height: 175,
  weight: 80,
  targetWeight: 75,
  experience: 'intermediate',
  primaryGoal: 'competition_prep',
  activityLevel: 'very_active',
  targetTimeline: '12_weeks',
  availability: '5-6',
  mealFrequency: '5_meals',
  cookingPreference: 'basic',
  trainingFrequency: '5_days',
  sessionDuration: '60_min',
  cardioPreference: 'moderate',
  equipmentAccess: 'gym',
  sleepHours: 8,
  stressLevel: 'moderate',
  waterIntake: 3,
} as const;

/**
 * The person with the gaps in their answers filled: from what the request says, else from the
 * specification's fixed profile. What they told us themselves is never overruled.
 */
export function fillUnknown(person: Person, body: GeneratePlanBody): Person {
  const sent = body.userProfile ?? {};
  const asked = {
    age: sent.age,
    height: sent.height,
    weight: sent.weight,
    targetWeight: body.targetWeight,
    experience: oneOf<Experience>(EXPERIENCES, sent.experience),
    primaryGoal: oneOf<PrimaryGoal>(PRIMARY_GOALS, sent.goal),
    activityLevel: body.activityLevel ? ACTIVITY[body.activityLevel] : undefined,
  };
  return { ...person, ...FIXED, ...withoutGaps(asked), ...withoutGaps(person) };
}

function oneOf<Value extends string>(values: readonly Value[], text: string | undefined) {
  return values.find((value) => value === text);
}

/** The same object without its empty fields. */
function withoutGaps<Fields extends object>(fields: Fields): Partial<Fields> {
  const known = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(known) as Partial<Fields>;
}
