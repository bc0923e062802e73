import type {
  MuscleLandmarks,
  PlanBlock,
  StoredEmphasis,
  SupplementDays,
} from '@posedown/coaching';
import type { Dashboard } from '@posedown/contract';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { preparedOn } from '../../platform/db/prepared.ts';
import {
  cardioSessions,
  coachingEnds,
  dailyCheckIns,
  nutritionLogs,
  nutritionPlans,
  planProposals,
  progressEntries,
  type StoredExercise,
  supplements,
  supplementTicks,
  trainingPlans,
  users,
  weighIns,
  workoutSessions,
  workouts,
} from '../../platform/db/schema/index.ts';
import { latestBodyFat } from '../athletes/index.ts';
import { lastShow, loadDays, nextShow, planOverrides, showWithOpenResult } from '../shows/index.ts';
import { exercisesOf, type LoggedExercise } from '../training/index.ts';
import { latestWeighIn, weighInsBetween } from '../weigh-ins/index.ts';

/** The active training plan with its days in order. */
interface PlanFacts {
  name: string;
  daysPerWeek: number;
  weeks: number;
  startsOn: string;
  phase: string | null;
  deloadWeeks: number[];
  blocks: PlanBlock[];
  emphasis: StoredEmphasis | null;
  competitionDate: string | null;
  effortRises: boolean;
  setsGrow: boolean;
  leastRir: number;
  sessionMinutes: number | null;
  volumeLandmarks: MuscleLandmarks | null;
  days: {
    id: string;
    day: number;
    name: string;
    estimatedMinutes: number;
    exercises: StoredExercise[];
  }[];
  /** The plan that replaces it on a future day. */
  coming: { startsOn: string; days: { day: number; name: string }[] } | null;
}

interface MealFacts {
  calories: number;
  protein: number;
  carbs: number;
  fats: number;
  mealCount: number;
}

/** A workout finished today, or an unfinished one from any day. */
interface WorkoutFacts {
  name: string;
  date: string;
  completed: boolean;
  duration: number | null;
  exercises: LoggedExercise[];
}

interface FindDashboardFactsInput {
  userId: string;
  /** The current day in the athlete's time zone. */
  today: string;
  /** The first day of the weigh-ins. */
  since: string;
}

const userId = sql.placeholder('userId');
const today = sql.placeholder('today');
const since = sql.placeholder('since');

const dashboardFacts = preparedOn((db) =>
  db
    .select({
      startWeight: users.weight,
      targetWeight: users.targetWeight,
      primaryGoal: users.primaryGoal,
      units: users.units,
      pausedUntil: users.pausedUntil,
      age: users.age,
      measuredMaxHeartRate: users.measuredMaxHeartRate,
      restingHeartRate: users.restingHeartRate,
      takesBetaBlockers: users.takesBetaBlockers,
      cardioType: users.cardioType,
      cardioProgression: users.cardioProgression,
      trainingPlan: activePlan(),
      mealPlan: activeMeals(),
      bodyFat: latestBodyFat(userId, today),
      show: nextShow(userId, today),
      lastShow: lastShow(userId, today),
      planOverrides: planOverrides(userId, today),
      openResult: showWithOpenResult(userId, today),
      coachingEnd: coachingEnd(),
      hasProposal: hasOpenProposal(),
      hasEntryToday: hasEntryToday(),
      checkInToday: checkInToday(),
      workouts: workoutsOfToday(),
      cardioOfToday: cardioOfToday(),
      supplements: listedToday(),
      eaten: eatenToday(),
      weighIns: weighInsBetween(userId, since, today),
      loadDays: loadDays(userId, since, today),
      latestWeighIn: latestWeighIn(userId, today),
    })
    .from(users)
    .where(eq(users.id, userId))
    .prepare('dashboard_facts'),
);

/** Loads all dashboard facts of an athlete in one round trip. */
export async function findDashboardFacts(db: Db, input: FindDashboardFactsInput) {
  const [row] = await dashboardFacts(db).execute({ ...input });
  return row ?? null;
}

/** Whether a proposal awaits the decision of an athlete without a coach. */
function hasOpenProposal() {
  return sql<boolean>`((${users.guidanceMode} <> 'coached' or ${users.coachId} is null) and exists (
    select 1 from ${planProposals} w
    join ${nutritionPlans} m on m.user_id = w.athlete_id and m.id = w.plan_id and m.is_active
    where w.athlete_id = ${userId} and w.status = 'open'))`;
}

function activePlan() {
  return sql<PlanFacts | null>`(
    select json_build_object(
      'name', p.name, 'daysPerWeek', p.days_per_week, 'weeks', p.weeks, 'startsOn', p.starts_on,
      'phase', p.phase, 'deloadWeeks', p.deload_weeks, 'blocks', p.blocks, 'emphasis', p.emphasis, 'competitionDate', p.competition_date,
      'effortRises', p.effort_rises, 'setsGrow', p.sets_grow, 'leastRir', p.least_rir, 'sessionMinutes', p.session_minutes,
      'volumeLandmarks', p.volume_landmarks,
      'days', (
        select coalesce(json_agg(json_build_object('id', d.id, 'day', d.day, 'name', d.name,
          'estimatedMinutes', d.estimated_minutes, 'exercises', d.exercises) order by d.day), '[]')
        from ${workouts} d where d.user_id = p.user_id and d.training_plan_id = p.id),
      'coming', (
        select json_build_object('startsOn', c.starts_on, 'days', (
          select coalesce(json_agg(json_build_object('day', f.day, 'name', f.name)), '[]')
          from ${workouts} f where f.user_id = c.user_id and f.training_plan_id = c.id))
        from ${trainingPlans} c
        where c.user_id = p.user_id and c.is_active and c.starts_on > ${today} and c.id <> p.id
        order by c.starts_on limit 1))
    from ${trainingPlans} p
    where p.user_id = ${userId} and p.is_active
    order by (p.starts_on <= ${today}) desc, p.starts_on desc, p.id desc limit 1)`;
}

/** Today's meal targets, from which the diary counts down. */
function activeMeals() {
  return sql<MealFacts | null>`(
    select json_build_object('calories', n.targets->'calories', 'protein', n.targets->'protein',
      'carbs', n.targets->'carbs', 'fats', n.targets->'fats',
      'mealCount', jsonb_array_length(n.meals))
    from ${nutritionPlans} n where n.user_id = ${userId} and n.is_active)`;
}

function eatenToday() {
  return sql<Omit<MealFacts, 'mealCount'>>`(
    select json_build_object('calories', round(coalesce(sum(l.calories), 0)),
      'protein', round(coalesce(sum(l.protein), 0)), 'carbs', round(coalesce(sum(l.carbs), 0)),
      'fats', round(coalesce(sum(l.fats), 0)))
    from ${nutritionLogs} l where l.user_id = ${userId} and l.date = ${today})`;
}

/** Today's supplements, and whether each was taken. */
function listedToday() {
  return sql<(SupplementDays & { isTaken: boolean })[]>`(
    select coalesce(json_agg(json_build_object('weekdays', s.weekdays, 'startedOn', s.started_on,
      'stoppedOn', s.stopped_on, 'isTaken', exists (
        select 1 from ${supplementTicks} t
        where t.user_id = s.user_id and t.date = ${today} and t.supplement_id = s.id))), '[]')
    from ${supplements} s
    where s.user_id = ${userId} and (s.stopped_on is null or s.stopped_on > ${today}))`;
}

function hasEntryToday() {
  return sql<boolean>`(
    exists (select 1 from ${progressEntries} e where e.user_id = ${userId} and e.date = ${today})
    or exists (select 1 from ${weighIns} w
      where w.user_id = ${userId} and w.date = ${today} and w.kg is not null))`;
}

function checkInToday() {
  return sql<Dashboard['today']['checkIn']>`(
    select json_build_object('energyLevel', h.energy_level, 'mood', h.mood,
      'sleepHours', h.sleep_hours)
    from ${dailyCheckIns} h where h.user_id = ${userId} and h.date = ${today})`;
}

function workoutsOfToday() {
  return sql<WorkoutFacts[]>`(
    select coalesce(json_agg(json_build_object('name', o.name, 'date', o.date,
      'completed', o.completed, 'duration', o.duration, 'exercises', ${exercisesOf('o')})
      order by o.created_at), '[]')
    from ${workoutSessions} o
    where o.user_id = ${userId} and ((o.completed and o.date = ${today}) or not o.completed))`;
}

function cardioOfToday() {
  return sql<{ seconds: number | null; isCompleted: boolean | null }>`(
    select json_build_object('seconds', sum(k.duration_seconds), 'isCompleted', bool_or(k.completed))
    from ${cardioSessions} k where k.user_id = ${userId} and k.date = ${today})`;
}

/** For this many days after the last one, the dashboard says that coaching ended. */
const END_SHOWN_DAYS = 30;

function coachingEnd() {
  return sql<Dashboard['coachingEnd']>`(
    select json_build_object('coachName', e_coach.name, 'lastDay', e.last_day,
      'hasEnded', e.ended_at is not null, 'isOffered', e.offer = 'open', 'deletionOn', e.deletion_on)
    from ${coachingEnds} e join ${users} e_coach on e_coach.id = e.coach_id
    where e.athlete_id = ${userId} and (e.ended_at is null or e.offer = 'open'
      or e.deletion_on is not null or e.last_day >= ${today}::date - ${END_SHOWN_DAYS}::int))`;
}
