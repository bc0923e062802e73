import { calendarDayIn } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import type { Services } from '../../platform/services.ts';
import { findNextShow } from '../shows/index.ts';
import { showFacts } from './facts/show-facts.ts';
import { showHealth } from './health/health-facts.ts';
import { findPerson, type Person } from './queries.ts';

/** Maps a person's answers for the API, with the competition that sets the show date. */
export async function showProfile(
  { db, now }: Pick<Services, 'db' | 'now'>,
  person: Person,
): Promise<Profile> {
  const show = await findNextShow(db, person.id, calendarDayIn(now(), person.timezone));
  const coach = person.coachId ? await findPerson(db, person.coachId) : null;
  return {
    id: person.id,
    email: person.email,
    name: person.name,
    coachName: coach?.name ?? null,
    guidanceMode: person.guidanceMode,
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
    ...(await showHealth(db, person)),
    competitionDate: person.competitionDate,
    nextCompetition: show?.name ? { name: show.name, date: show.date } : null,
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
    ...showFacts(person),
    version: person.profileVersion,
  };
}
