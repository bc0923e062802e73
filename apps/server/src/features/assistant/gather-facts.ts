import {
  type AthleteFacts,
  addDays,
  clockIn,
  loadKindOf,
  mergeDuplicates,
  mondayOf,
} from '@posedown/coaching';
import type { TrainingStats } from '@posedown/contract';
import type { Db } from '../../platform/db/database.ts';
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
import { cardioOfWeek, listCardioSessions } from '../cardio/index.ts';
import { listTicks } from '../competitions/index.ts';
import { showDashboard } from '../dashboard/index.ts';
import { findActivePlan, listLogs } from '../nutrition/index.ts';
import { measureExpenditure } from '../progress/index.ts';
import { findNextShow, findPlanOverrides } from '../shows/index.ts';
import {
  collectLifts,
  eachSessionSince,
  findNextDeload,
  libraryExercise,
  type Work,
} from '../training/index.ts';

type Week = AthleteFacts['week'];

/** More cardio sessions than anyone logs in a week. */
const MAX_SESSIONS = 200;

interface Logged {
  /** Workouts finished since Monday. */
  workoutsDone: number;
  /** Diary entries since Monday. */
  logs: Awaited<ReturnType<typeof listLogs>>;
}

/** The athlete's food and training from Monday to today. */
async function thisWeek(
  db: Db,
  { id: userId, cardioProgression }: Pick<Person, 'id' | 'cardioProgression'>,
  { today, workoutsDone, logs }: Logged & { today: string },
): Promise<Week> {
  const monday = mondayOf(today);
  const range = { userId, from: monday, to: today };
  const cardio = await listCardioSessions(db, { ...range, limit: MAX_SESSIONS });
  const { showDays } = await findPlanOverrides(db, userId, today);
  const seconds = cardio.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  return {
    eaten: byDay(logs),
    workoutsDone,
    cardioDone: { sessions: cardio.length, minutes: Math.round(seconds / 60) },
    cardioPlannedMinutes:
      cardioProgression && plannedMinutes(cardioProgression, { day: today, showDays }),
  };
}

/**
 * Planned cardio minutes of the week. The next show and the weight don't affect session length, so
 * they are null.
 */
function plannedMinutes(
  plan: NonNullable<Person['cardioProgression']>,
  days: { day: string; showDays: readonly string[] },
): number {
  const { schedule } = cardioOfWeek(plan, { ...days, show: null, weightKg: null });
  return schedule.reduce((sum, { duration }) => sum + duration, 0);
}

function byDay(logs: Logged['logs']): Week['eaten'] {
  const days = new Map<string, Week['eaten'][number]>();
  for (const { date, calories, protein, carbs, fats } of logs) {
    const sofar = days.get(date) ?? { day: date, calories: 0, protein: 0, carbs: 0, fats: 0 };
    days.set(date, {
      day: date,
      calories: sofar.calories + calories,
      protein: sofar.protein + protein,
      carbs: sofar.carbs + carbs,
      fats: sofar.fats + fats,
    });
  }
  return [...days.values()];
}

const LIFT_WEEKS = 12;

type Deps = Pick<Services, 'db' | 'now'>;

/** Facts about the athlete who asks, matching the rest of the product. */
export async function gatherFacts(services: Deps, actor: Actor): Promise<AthleteFacts> {
  const { db, now } = services;
  const day = await showDashboard(services, actor);
  const athlete = await findPerson(db, actor.userId);
  if (!athlete) throw notFound('Account');
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

/** The athlete's lifts of recent weeks, and how often they finished today's workout. */
async function liftsOf(db: Deps['db'], athleteId: string, today: string) {
  const monday = mondayOf(today);
  const maxes = collectLifts();
  const facts = collectLiftFacts();
  let workoutsDone = 0;
  for await (const session of eachSessionSince(
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

/** The dashboard's figures for the assistant. */
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
    intervalBlock: day.intervalBar,
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

async function showFacts(db: Deps['db'], athleteId: string, today: string) {
  const show = await findNextShow(db, athleteId, today);
  return {
    category: show?.category ?? null,
    ticked: show?.id ? await listTicks(db, athleteId, show.id) : [],
  };
}

/** The athlete's answers and expenditure, using the progress page's weight. */
async function energyFacts(
  { db, now }: Deps,
  athlete: Person,
): Promise<Pick<AthleteFacts, 'answers' | 'burnt'>> {
  const learnt = await measureExpenditure(db, athlete, now());
  if (!learnt) return { answers: null, burnt: null };
  const { answers, expenditure } = learnt;
  return { answers, burnt: expenditure.kind === 'expenditure' ? expenditure : null };
}

type Lift = AthleteFacts['lifts'][number];

/**
 * Collects each lift's last session and heaviest set from finished sessions, which must be added
 * oldest first. With a counterweight, the heaviest set is the one with the least assistance.
 */
function collectLiftFacts() {
  const lifts = new Map<string, { lift: Omit<Lift, 'points'>; sessions: number }>();
  return {
    add({ date, lifted }: Pick<Work, 'date' | 'lifted'>) {
      for (const { exerciseId, exerciseName: name, sets: logged } of mergeDuplicates(lifted)) {
        const sets = logged.map(({ weight, reps }) => ({ kg: weight, reps }));
        const before = lifts.get(exerciseId);
        const isHelp = loadKindOf(libraryExercise(exerciseId)?.loading) === 'help';
        const heaviest = [before?.lift.heaviest ?? [], ...sets.map((set) => ({ ...set, date }))]
          .flat()
          .reduce((best, set) => (isHeavier(set, best, isHelp) ? set : best));
        lifts.set(exerciseId, {
          lift: { name, last: { date, sets }, heaviest },
          sessions: (before?.sessions ?? 0) + 1,
        });
      }
    },
    /** Most frequent lift first. @param estimated lifts with an estimated one-rep max */
    list(estimated: TrainingStats['exercises']): Lift[] {
      const points = new Map(estimated.map(({ exerciseId, points: all }) => [exerciseId, all]));
      return [...lifts]
        .sort(([, a], [, b]) => b.sessions - a.sessions || a.lift.name.localeCompare(b.lift.name))
        .map(([exerciseId, { lift }]) => ({ ...lift, points: points.get(exerciseId) ?? [] }));
    },
  };
}

type LoggedSet = NonNullable<Lift['heaviest']>;

function isHeavier(one: LoggedSet, other: LoggedSet, isHelp: boolean): boolean {
  const moreKg = ((one.kg ?? 0) - (other.kg ?? 0)) * (isHelp ? -1 : 1);
  return moreKg > 0 || (moreKg === 0 && one.reps > other.reps);
}
