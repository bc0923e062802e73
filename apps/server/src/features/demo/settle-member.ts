import type { Tx } from '../../platform/db/database.ts';
import { insertPerson, updatePerson } from '../athletes/index.ts';
import { startPlans } from '../onboarding/index.ts';
import type { CastMember } from './cast.ts';
import { factAnswers } from './fact-answers.ts';
import type { LivedDay } from './live.ts';

/** Days before today on which the plan that is running now began. */
const PLAN_BEGAN_DAYS_AGO = 38;

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/**
 * Makes the account of a demo athlete as sign-up would have, and the plans they follow now, begun
 * some weeks ago with the weight they had then. Call it inside a transaction.
 * @returns the athlete's id
 */
export async function settleMember(
  tx: Tx,
  member: CastMember,
  coachId: string,
  days: readonly LivedDay[],
): Promise<string> {
  const { answers } = member;
  const person = await insertPerson(tx, { ...personOf(member), ...factAnswers(member), coachId });
  const begun = days[Math.max(0, days.length - PLAN_BEGAN_DAYS_AGO)];
  const weightThen = begun?.weightKg ?? answers.weightKg;
  await startPlans(
    tx,
    { ...person, weight: Math.round(weightThen * 10) / 10 },
    noon(begun?.date ?? answers.today),
    // Ids are new at every filling; the gym is to be the same.
    member.email,
    begun ? Math.round(begun.bodyFatPercent * 10) / 10 : null,
  );
  // The competition that is entered for them takes the place of the day in the answers.
  if (member.show) await updatePerson(tx, person.id, { competitionDate: null });
  return person.id;
}

/** What they answered at sign-up. */
function personOf({ answers, ...member }: CastMember) {
  return {
    email: member.email,
    name: member.name,
    role: 'client' as const,
    timezone: member.timezone,
    units: member.units,
    sex: member.sex,
    age: answers.ageYears,
    height: answers.heightCm,
    weight: answers.weightKg,
    targetWeight: answers.targetWeightKg,
    bodyFatGoal: answers.bodyFatGoalPercent,
    experience: answers.experience,
    goal: answers.primaryGoal,
    primaryGoal: answers.primaryGoal,
    targetTimeline: answers.targetTimeline,
    competitionDate: answers.competitionDate,
    availability: answers.availability,
    dietaryRestrictions: [...answers.dietaryRestrictions],
    foodAllergies: [...answers.foodAllergies],
    mealFrequency: answers.mealFrequency,
    cookingPreference: answers.cookingPreference,
    trainingFrequency: answers.trainingFrequency,
    sessionDuration: answers.sessionDuration,
    cardioPreference: answers.cardioPreference,
    equipmentAccess: answers.equipmentAccess,
    activityLevel: answers.activityLevel,
    sleepHours: answers.sleepHours,
    stressLevel: answers.stressLevel,
    waterIntake: answers.waterIntakeLitres,
    createdAt: noon(answers.today),
  };
}
