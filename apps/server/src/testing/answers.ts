import type { OnboardingInput } from '@posedown/contract';

/** A complete sign-up form of an athlete with a gym and no diet restrictions. */
export function signUpForm(changes: Partial<OnboardingInput> = {}): OnboardingInput {
  return {
    name: 'New Athlete',
    email: 'new@test.example',
    age: 29,
    height: 178,
    weight: 84,
    sex: 'male',
    experience: 'intermediate',
    primaryGoal: 'weight_loss',
    // A gain goal needs a target above the current weight.
    targetWeight: changes.primaryGoal === 'muscle_gain' ? 91 : 77,
    targetTimeline: '12_weeks',
    availability: '5-6',
    dietaryRestrictions: [],
    foodAllergies: [],
    mealFrequency: '4_meals',
    cookingPreference: 'basic',
    trainingFrequency: '4_days',
    sessionDuration: '60_min',
    cardioPreference: 'moderate',
    equipmentAccess: 'gym',
    activityLevel: 'lightly_active',
    sleepHours: 7.5,
    stressLevel: 'moderate',
    waterIntake: 3,
    timezone: 'UTC',
    units: 'metric',
    ...changes,
  };
}
