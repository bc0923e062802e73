import { calendarDayIn, type PlanAnswers } from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findLatestBody, type Person } from './queries.ts';
import { findPlannedShowDay } from './shows/queries.ts';

const NEEDED = {
  age: 'age',
  height: 'height',
  weight: 'weight',
  targetWeight: 'target weight',
  experience: 'experience',
  primaryGoal: 'goal',
  targetTimeline: 'timeline',
  availability: 'availability',
  mealFrequency: 'meal frequency',
  cookingPreference: 'cooking preference',
  trainingFrequency: 'training frequency',
  sessionDuration: 'session duration',
  cardioPreference: 'cardio preference',
  equipmentAccess: 'equipment',
  activityLevel: 'activity level',
  sleepHours: 'sleep',
  stressLevel: 'stress level',
  waterIntake: 'water intake',
} as const satisfies Partial<Record<keyof Person, string>>;

type Needed = keyof typeof NEEDED;
type Answered = Person & { [Name in Needed]: NonNullable<Person[Name]> };

function isAnswered(person: Person): person is Answered {
  return missingAnswers(person).length === 0;
}

/** The questions that a person has not answered, in words. */
function missingAnswers(person: Person): string[] {
  const names = Object.keys(NEEDED) as Needed[];
  return names.filter((name) => person[name] === null).map((name) => NEEDED[name]);
}

/** What plans rest on beside the answers. */
export interface Latest {
  weightKg: number | null;
  bodyFatPercent: number | null;
  showDay: string | null;
}

/** The latest figures of an athlete, and the day of the show that they prepare for. */
export async function findLatest(
  db: Db,
  person: Pick<Person, 'id' | 'timezone'>,
  now: Date,
): Promise<Latest> {
  const showDay = await findPlannedShowDay(db, person, now);
  return { ...(await findLatestBody(db, person.id)), showDay };
}

/**
 * What the plan makers know of an athlete.
 * @throws AppError `not_enough_data` naming the answers that are missing.
 */
export function toPlanAnswers(person: Person, now: Date, latest: Latest): PlanAnswers {
  if (!isAnswered(person)) {
    throw new AppError('not_enough_data', {
      userMessage: `To make a plan we still need: ${missingAnswers(person).join(', ')}.`,
    });
  }
  return {
    today: calendarDayIn(now, person.timezone),
    ageYears: person.age,
    heightCm: person.height,
    weightKg: latest.weightKg ?? person.weight,
    targetWeightKg: person.targetWeight,
    ...(person.sex ? { sex: person.sex } : {}),
    ...(latest.bodyFatPercent ? { bodyFatPercent: latest.bodyFatPercent } : {}),
    ...(person.bodyFatGoal ? { bodyFatGoalPercent: person.bodyFatGoal } : {}),
    ...(latest.showDay ? { competitionDate: latest.showDay } : {}),
    experience: person.experience,
    primaryGoal: person.primaryGoal,
    targetTimeline: person.targetTimeline,
    dietaryRestrictions: person.dietaryRestrictions,
    foodAllergies: person.foodAllergies,
    mealFrequency: person.mealFrequency,
    cookingPreference: person.cookingPreference,
    trainingFrequency: person.trainingFrequency,
    sessionDuration: person.sessionDuration,
    cardioPreference: person.cardioPreference,
    equipmentAccess: person.equipmentAccess,
    activityLevel: person.activityLevel,
    availability: person.availability,
    sleepHours: person.sleepHours,
    stressLevel: person.stressLevel,
    waterIntakeLitres: person.waterIntake,
    units: person.units,
  };
}
