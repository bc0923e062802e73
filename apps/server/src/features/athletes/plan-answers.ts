import {
  AFTER_SHOW,
  addDays,
  calendarDayIn,
  currentBodyFat,
  type DietRules,
  mostSteadyMinutes,
  type PlanAnswers,
} from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findPlannedShowDay, findShowsAround } from '../shows/index.ts';
import { healthFacts } from './health/health-facts.ts';
import { findShowOfPlan, listMealPlanAims } from './health/queries.ts';
import { findLatestBody, type Person } from './queries.ts';

/** What an athlete does not eat, by their answers of today. */
export const dietOf = ({
  dietaryRestrictions,
  foodAllergies,
}: Pick<Person, 'dietaryRestrictions' | 'foodAllergies'>): DietRules => ({
  restrictions: dietaryRestrictions,
  allergies: foodAllergies,
});

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

type Deps = keyof typeof NEEDED;
type Answered = Person & { [Name in Deps]: NonNullable<Person[Name]> };

/** Whether all answers that plans need are there. */
function isAnswered(person: Person): person is Answered {
  return missingAnswers(person).length === 0;
}

/** The questions that a person has not answered, in words. */
function missingAnswers(person: Person): string[] {
  const names = Object.keys(NEEDED) as Deps[];
  return names.filter((name) => person[name] === null).map((name) => NEEDED[name]);
}

/** The shows that plans depend on. */
export interface LatestShows {
  showDay: string | null;
  /** The show that they have been on stage at last. */
  lastShow?: string | null;
  /** Weight at that show and the meal plan's calories then. */
  showWeightKg?: number | null;
  showIntakeKcal?: number | null;
}

/** What plans depend on besides the answers. */
export interface Latest extends LatestShows {
  weightKg: number | null;
  /** Null if the reading is too old. */
  bodyFatPercent: number | null;
  /** The show the active meal plan was made for, if no show is planned anymore. */
  withdrawnShow?: string | null;
}

/** The body of an athlete as it was measured last. */
export async function findCurrentBody(
  db: Db,
  person: Pick<Person, 'id' | 'timezone'>,
  now: Date,
): Promise<Pick<Latest, 'weightKg' | 'bodyFatPercent'>> {
  const today = calendarDayIn(now, person.timezone);
  const latest = await findLatestBody(db, person.id, today);
  return { weightKg: latest.weightKg, bodyFatPercent: currentBodyFat(latest, today) };
}

/** The latest figures of an athlete, and the day of the show that they prepare for. */
export async function findLatest(
  db: Db,
  person: Pick<Person, 'id' | 'timezone'>,
  now: Date,
): Promise<Latest> {
  const shows = await findLatestShows(db, person, now);
  const withdrawnShow = shows.showDay === null ? await findShowOfPlan(db, person.id) : null;
  return { ...(await findCurrentBody(db, person, now)), ...shows, withdrawnShow };
}

/** The show that plans are made for, and how an athlete came to their last one. */
export async function findLatestShows(
  db: Db,
  person: Pick<Person, 'id' | 'timezone'>,
  now: Date,
): Promise<LatestShows> {
  const showDay = await findPlannedShowDay(db, person, now);
  const today = calendarDayIn(now, person.timezone);
  const { last: lastShow } = await findShowsAround(db, person.id, today);
  return latestShows(db, person, { today, showDay, lastShow });
}

interface KnownShows {
  today: string;
  showDay: string | null;
  lastShow: string | null;
}

/** The same by what is known of the shows already. */
export async function latestShows(
  db: Db,
  person: Pick<Person, 'id' | 'timezone'>,
  { today, showDay, lastShow }: KnownShows,
): Promise<LatestShows> {
  const isRecent = lastShow !== null && lastShow >= addDays(today, -7 * AFTER_SHOW.weeks);
  const atShow = isRecent ? await findAtShow(db, person, lastShow) : {};
  return { showDay, lastShow, ...atShow };
}

/** A weigh-in from longer before a show is not the weight on stage, days. [our choice] */
const STAGE_WEIGHT_DAYS = 14;

/** An athlete's weight and meal plan calories at a show. */
async function findAtShow(
  db: Db,
  person: Pick<Person, 'id' | 'timezone'>,
  show: string,
): Promise<Pick<Latest, 'showWeightKg' | 'showIntakeKcal'>> {
  const { weightKg, weighedOn } = await findLatestBody(db, person.id, show);
  const isOfShow = weighedOn !== null && weighedOn >= addDays(show, -STAGE_WEIGHT_DAYS);
  const aims = await listMealPlanAims(db, person);
  const atShow = aims.find(({ from }) => from <= show);
  return {
    showWeightKg: isOfShow ? weightKg : null,
    showIntakeKcal: atShow ? atShow.intakeKcal : null,
  };
}

/** What the plan makers know of an athlete; null for one who has not answered everything. */
export function findPlanAnswers(person: Person, now: Date, latest: Latest): PlanAnswers | null {
  return isAnswered(person) ? toPlanAnswers(person, now, latest) : null;
}

/**
 * The plan makers' input.
 * @throws AppError `not_enough_data` naming the missing answers
 */
export function toPlanAnswers(person: Person, now: Date, latest: Latest): PlanAnswers {
  if (!isAnswered(person)) {
    throw new AppError('not_enough_data', {
      userMessage: `To make a plan we still need: ${missingAnswers(person).join(', ')}.`,
    });
  }
  const today = calendarDayIn(now, person.timezone);
  const { cardioProgression: cardio } = person;
  return {
    today,
    ageYears: person.age,
    heightCm: person.height,
    weightKg: latest.weightKg ?? person.weight,
    targetWeightKg: person.targetWeight,
    ...(person.sex ? { sex: person.sex } : {}),
    ...(latest.bodyFatPercent ? { bodyFatPercent: latest.bodyFatPercent } : {}),
    ...(person.bodyFatGoal ? { bodyFatGoalPercent: person.bodyFatGoal } : {}),
    ...(latest.showDay ? { competitionDate: latest.showDay } : {}),
    ...(latest.lastShow ? { lastShow: latest.lastShow } : {}),
    ...(latest.showWeightKg ? { showWeightKg: latest.showWeightKg } : {}),
    ...(latest.showIntakeKcal ? { showIntakeKcal: latest.showIntakeKcal } : {}),
    ...(latest.withdrawnShow ? { withdrawnShow: latest.withdrawnShow } : {}),
    experience: person.experience,
    primaryGoal: person.primaryGoal,
    targetTimeline: person.targetTimeline,
    dietaryRestrictions: person.dietaryRestrictions,
    foodAllergies: person.foodAllergies,
    ...healthFacts(person),
    mealFrequency: person.mealFrequency,
    cookingPreference: person.cookingPreference,
    trainingFrequency: person.trainingFrequency,
    sessionDuration: person.sessionDuration,
    cardioPreference: person.cardioPreference,
    ...(cardio ? { steadyCardioMinutes: mostSteadyMinutes(cardio, today) } : {}),
    equipmentAccess: person.equipmentAccess,
    activityLevel: person.activityLevel,
    availability: person.availability,
    sleepHours: person.sleepHours,
    stressLevel: person.stressLevel,
    waterIntakeLiters: person.waterIntake,
    ...(person.division ? { division: person.division } : {}),
    ...(person.trainingTime ? { trainingTime: person.trainingTime } : {}),
    injuries: person.injuries,
    focusMuscles: person.focusMuscles,
    homeEquipment: person.homeEquipment,
    units: person.units,
  };
}
