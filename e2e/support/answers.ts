/** A complete sign-up request body. */
export function signUpForm(changes: Record<string, unknown> = {}) {
  return {
    name: 'New Athlete',
    email: 'new@test.example',
    password: 'a-long-enough-secret',
    age: 29,
    height: 178,
    weight: 84,
    sex: 'male',
    experience: 'intermediate',
    primaryGoal: 'weight_loss',
    targetWeight: 77,
    targetTimeline: '12_weeks',
    availability: '5-6',
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
    ...changes,
  };
}
