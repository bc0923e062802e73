import { type AthleteFacts, addDays, mondayOf } from '@posedown/coaching';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import type { Actor } from '../../platform/session/actor.ts';
import {
  findLatest,
  findPerson,
  findPlanAnswers,
  findStanding,
  listDietStarts,
  type Person,
} from '../athletes/index.ts';
import { listTicks } from '../competitions/index.ts';
import { showDashboard } from '../dashboard/index.ts';
import { findActivePlan, listLogs } from '../nutrition/index.ts';
import { measureExpenditure } from '../progress/index.ts';
import { findNextShow } from '../shows/index.ts';
import { collectLifts, eachWorkSince, findNextDeload } from '../training/index.ts';
import { collectLiftFacts } from './lift-facts.ts';
import { thisWeek } from './this-week.ts';

const LIFT_WEEKS = 12;

type Needed = Pick<Services, 'db' | 'now'>;

/** What is known of the athlete who asks, as the rest of the product shows it to them. */
export async function gatherFacts(services: Needed, actor: Actor): Promise<AthleteFacts> {
  const { db, now } = services;
  const day = await showDashboard(services, actor);
  const athlete = await findPerson(db, actor.userId);
  if (!athlete) throw notFound('Your account');
  const answers = findPlanAnswers(athlete, now(), await findLatest(db, athlete, now()));
  const { today, trainingPlan: plan } = day;
  const meals = await findActivePlan(db, athlete.id);
  const monday = mondayOf(today.date);
  const { lifts, workoutsDone } = await liftsOf(db, athlete.id, today.date);
  const logs = await listLogs(db, { userId: athlete.id, from: monday, to: today.date });
  return {
    ...todaysFacts(day),
    dietStarts: await listDietStarts(db, athlete, answers),
    time: clockIn(now(), actor.timezone),
    plan: plan && { ...plan, nextDeload: await findNextDeload(db, athlete.id, today.date) },
    loggedMeals: logs.flatMap(({ date, mealType }) => (date === today.date ? [mealType] : [])),
    week: await thisWeek(db, athlete, { today: today.date, workoutsDone, logs }),
    meals: meals?.meals ?? [],
    show: day.competition && {
      ...day.competition,
      ...(await showFacts(db, athlete.id, today.date)),
    },
    lifts,
    ...(await energyFacts(services, athlete)),
    diet: { restrictions: athlete.dietaryRestrictions, allergies: athlete.foodAllergies },
    standing: await findStanding(db, athlete.id),
  };
}

/** What they lifted in the last weeks, and how many workouts they have finished in the one of today. */
async function liftsOf(db: Needed['db'], athleteId: string, today: string) {
  const monday = mondayOf(today);
  const maxes = collectLifts();
  const facts = collectLiftFacts();
  let workoutsDone = 0;
  for await (const session of eachWorkSince(
    db,
    athleteId,
    addDays(monday, -7 * (LIFT_WEEKS - 1)),
  )) {
    maxes.add(session);
    facts.add(session);
    if (session.date >= monday && session.date <= today) workoutsDone += 1;
  }
  return { lifts: facts.list(maxes.list()), workoutsDone };
}

/** What the dashboard shows, in the assistant’s words. */
function todaysFacts(day: Awaited<ReturnType<typeof showDashboard>>) {
  const { today } = day;
  return {
    today: today.date,
    units: day.units,
    peakDay: today.peakDay,
    workout: today.workout && {
      name: today.workout.name,
      minutes: today.workout.estimatedMinutes,
      exercises: today.workout.exercises.map(({ exerciseName, sets, reps }) => ({
        name: exerciseName,
        sets,
        reps,
      })),
    },
    nextWorkout: today.nextWorkout,
    cardio: today.cardio && { ...today.cardio, zone: today.cardio.heartRateZone },
    cardioDoneMinutes: today.cardioDoneMinutes,
    intervalBar: day.intervalBar,
    targets: day.mealPlan,
    eaten: today.eaten,
    weightKg: day.weight,
    startWeightKg: day.startWeight,
    targetWeightKg: day.targetWeight,
    bodyFatPercent: day.bodyFat,
    loadDays: day.loadDays,
    weighIns: day.weightTrend.map(({ date, weight, trend }) => ({
      day: date,
      weightKg: weight,
      trendKg: trend,
    })),
  };
}

async function showFacts(db: Needed['db'], athleteId: string, today: string) {
  const show = await findNextShow(db, athleteId, today);
  return {
    category: show?.category ?? null,
    ticked: show?.id ? await listTicks(db, athleteId, show.id) : [],
  };
}

/** Their answers and expenditure, at the weight that the progress page uses too. */
async function energyFacts(
  { db, now }: Needed,
  athlete: Person,
): Promise<Pick<AthleteFacts, 'answers' | 'burnt'>> {
  const learnt = await measureExpenditure(db, athlete, now());
  if (!learnt) return { answers: null, burnt: null };
  const { answers, expenditure } = learnt;
  return { answers, burnt: expenditure.kind === 'expenditure' ? expenditure : null };
}

/** HH:MM on a clock of that zone. */
function clockIn(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(instant);
}
