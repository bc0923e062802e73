import {
  AFTER_SHOW,
  addDays,
  calendarDayIn,
  currentBodyFat,
  type DietRules,
  maxSteadyMinutes,
  type PlanAnswers,
} from '@posedown/coaching';
import type { Db } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { findPlannedShowDay, findShowsAround } from '../shows/index.ts';
import { healthFacts } from './health/health-facts.ts';
import { findShowOfPlan, listMealPlanAims } from './health/queries.ts';
import { findLatestBody, type Person } from './queries.ts';

/** Foods an athlete avoids, by their current answers. */
export const dietOf = ({
  dietaryRestrictions,
  foodAllergies,
}: Pick<Person, 'dietaryRestrictions' | 'foodAllergies'>): DietRules => ({
  restrictions: dietaryRestrictions,
  allergies: foodAllergies,
});

const REQUIRED_ANSWERS = {
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

type Deps = keyof typeof REQUIRED_ANSWERS;
type Answered = Person & { [Name in Deps]: NonNullable<Person[Name]> };

/** Whether the person has answered everything plans require. */
function isAnswered(person: Person): person is Answered {
  return missingAnswers(person).length === 0;
}

/** The names of the questions a person has not answered. */
function missingAnswers(person: Person): string[] {
  const names = Object.keys(REQUIRED_ANSWERS) as Deps[];
  return names.filter((name) => person[name] === null).map((name) => REQUIRED_ANSWERS[name]);
}

/** The shows that plans depend on. */
export interface LatestShows {
  showDay: string | null;
  /** The last show they competed in. */
  lastShow?: string | null;
  /** The weight at that show, and the meal plan's calories at that time. */
  showWeightKg?: number | null;
  showIntakeKcal?: number | null;
}

/** Plan inputs besides the answers. */
export interface Latest extends LatestShows {
  weightKg: number | null;
  /** Null if the reading is too old. */
  bodyFatPercent: number | null;
  /** The show the active meal plan was created for, if no show is planned anymore. */
  withdrawnShow?: string | null;
}

/** An athlete's last measured weight and body fat. */
export async function findCurrentBody(
  db: Db,
  person: Pick<Person, 'id' | 'timezone'>,
  now: Date,
): Promise<Pick<Latest, 'weightKg' | 'bodyFatPercent'>> {
  const today = calendarDayIn(now, person.timezone);
  const latest = await findLatestBody(db, person.id, today);
  return { weightKg: latest.weightKg, bodyFatPercent: currentBodyFat(latest, today) };
}

/** An athlete's latest figures and the day of the show they prepare for. */
export async function findLatest(
  db: Db,
  person: Pick<Person, 'id' | 'timezone'>,
  now: Date,
): Promise<Latest> {
  const shows = await findLatestShows(db, person, now);
  const withdrawnShow = shows.showDay === null ? await findShowOfPlan(db, person.id) : null;
  return { ...(await findCurrentBody(db, person, now)), ...shows, withdrawnShow };
}

/** The show that plans target, and the athlete's weight and intake at their last show. */
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

interface ShowDays {
  today: string;
  showDay: string | null;
  lastShow: string | null;
}

/** Like `findLatestShows`, for shows already loaded. */
export async function latestShows(
  db: Db,
  person: Pick<Person, 'id' | 'timezone'>,
  { today, showDay, lastShow }: ShowDays,
): Promise<LatestShows> {
  const isRecent = lastShow !== null && lastShow >= addDays(today, -7 * AFTER_SHOW.weeks);
  const atShow = isRecent ? await findAtShow(db, person, lastShow) : {};
  return { showDay, lastShow, ...atShow };
}

/** Days before a show in which a weigh-in still counts as stage weight. [our choice] */
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

/** The input for building plans. Null if the athlete hasn't answered everything. */
export function findPlanAnswers(person: Person, now: Date, latest: Latest): PlanAnswers | null {
  return isAnswered(person) ? toPlanAnswers(person, now, latest) : null;
}

/** The input for building plans. @throws AppError `not_enough_data` naming the missing answers */
export function toPlanAnswers(person: Person, now: Date, latest: Latest): PlanAnswers {
  if (!isAnswered(person)) {
    throw new AppError('not_enough_data', {
      userMessage: `To create a plan, we still need: ${missingAnswers(person).join(', ')}.`,
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
    ...(cardio ? { steadyCardioMinutes: maxSteadyMinutes(cardio, today) } : {}),
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
