import type { Profile } from '@posedown/contract';
import type { Person } from './queries.ts';

/** A person's answers as they travel. */
export function toProfile(person: Person): Profile {
  return {
    id: person.id,
    email: person.email,
    name: person.name,
    timezone: person.timezone,
    units: person.units,
    age: person.age,
    sex: person.sex,
    height: person.height,
    weight: person.weight,
    targetWeight: person.targetWeight,
    experience: person.experience,
    goal: person.goal,
    primaryGoal: person.primaryGoal,
    activityLevel: person.activityLevel,
    mealFrequency: person.mealFrequency,
    dietaryRestrictions: person.dietaryRestrictions,
    foodAllergies: person.foodAllergies,
    competitionDate: person.competitionDate,
    targetTimeline: person.targetTimeline,
    bodyFatGoal: person.bodyFatGoal,
    availability: person.availability,
    cookingPreference: person.cookingPreference,
    trainingFrequency: person.trainingFrequency,
    sessionDuration: person.sessionDuration,
    cardioPreference: person.cardioPreference,
    equipmentAccess: person.equipmentAccess,
    sleepHours: person.sleepHours,
    stressLevel: person.stressLevel,
    waterIntake: person.waterIntake,
    version: person.profileVersion,
  };
}
