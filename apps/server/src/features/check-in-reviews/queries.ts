import type { ExerciseMax, PaceSide, ReviewDay } from '@posedown/coaching';
import type { PhotoPose, PlannedChange } from '@posedown/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import {
  cardioSessions,
  checkInSchedules,
  coachAlerts,
  dailyCheckIns,
  nutritionLogs,
  nutritionPlans,
  photos,
  posePracticeSessions,
  progressEntries,
  rosterWeeks,
  supplementTicks,
  weighIns,
  workoutSessions,
} from '../../platform/db/schema/index.ts';
import { type JsonWeekly, latestWeekly, type StoredSchedule } from '../check-ins/index.ts';
import { type JsonChange, latestChanges, plannedChange } from '../plan-changes/index.ts';
import { type CorridorBasis, corridorBasis } from '../progress/index.ts';
import { type JsonProposal, latestProposal, type PlanBasis } from '../proposals/index.ts';
import { weighInsBetween } from '../weigh-ins/index.ts';

/** A day without its weight, as loaded. */
export type LoggedDay = Omit<ReviewDay, 'weightKg'> & { note: string | null };

export interface ReviewRows {
  /** Days with a log of any kind, oldest first. */
  days: LoggedDay[];
  weighIns: { day: string; weightKg: number }[];
  /** Newest first. */
  workouts: {
    id: string;
    date: string;
    name: string;
    completed: boolean;
    rpe: number | null;
    notes: string | null;
    maxes: ExerciseMax[];
  }[];
  /** The best e1RM of each exercise before these workouts, kg. */
  bests: Record<string, number>;
  /** Progress photos, newest day first. */
  photos: {
    id: string;
    date: string;
    pose: PhotoPose | null;
    width: number;
    height: number;
    weightKg: number | null;
  }[];
  redFlags: string[];
  /** The active meal plan without its meals. */
  plan: (Omit<PlanBasis, 'createdAt'> & { id: string; createdAt: string }) | null;
  pace: {
    side: PaceSide | null;
    weeklyPercent: number | null;
    from: number | null;
    to: number | null;
  } | null;
  corridor: CorridorBasis;
  schedule: DueTime | null;
  /** Newest first. */
  checkIns: JsonWeekly[];
  /** Newest first. */
  changes: JsonChange[];
  planned: PlannedChange | null;
  proposal: JsonProposal | null;
}

export type DueTime = Pick<StoredSchedule, 'nextDueOn' | 'weekday' | 'minute'>;

interface ReviewPeriod {
  athleteId: string;
  coachId: string;
  today: string;
  /** First days of the weeks compared, of the workouts, and of the weight chart. */
  daysFrom: string;
  workoutsFrom: string;
  weightFrom: string;
  /** Number of check-ins. */
  checkIns: number;
}

const MAX_PHOTOS = 150;
/** Plan changes shown. */
const CHANGES = 3;
const MAX_FLAGS = 3;

/** What an athlete logged in the weeks a coach compares, in one statement. */
export async function loadReview(db: Db, period: ReviewPeriod): Promise<ReviewRows> {
  const { athleteId, coachId, today, daysFrom, workoutsFrom, weightFrom, checkIns } = period;
  const id = sql`a.id`;
  const parts: Record<keyof ReviewRows, SQL> = {
    days: loggedDays(id, sql`${daysFrom}::date`, sql`${today}::date`),
    weighIns: weighInsBetween(id, sql`${weightFrom}::date`, sql`${today}::date`),
    workouts: workoutsSince(id, sql`${workoutsFrom}::date`),
    bests: bestsBefore(id, sql`${workoutsFrom}::date`),
    photos: progressPhotos(id),
    redFlags: openRedFlags(id, sql`${coachId}::uuid`),
    plan: activePlan(id),
    pace: lastPace(id),
    corridor: corridorBasis(id),
    schedule: dueTime(id),
    checkIns: latestWeekly(id, checkIns),
    changes: latestChanges(id, CHANGES),
    planned: plannedChange(id),
    proposal: latestProposal(id),
  };
  const columns = Object.entries(parts).map(
    ([name, part]) => sql`${part} as ${sql.identifier(name)}`,
  );
  const result: unknown = await db.execute(
    sql`select ${sql.join(columns, sql`, `)} from (select ${athleteId}::uuid as id) a`,
  );
  const [row] = (result as { rows: ReviewRows[] }).rows;
  if (!row) throw new Error('the review has no row');
  return row;
}

/** One row of each day with a log, from every table of logs. */
const loggedDays = (id: SQL, from: SQL, until: SQL) => sql<LoggedDay[]>`(
  select coalesce(json_agg(json_build_object('day', d.day, 'kcal', d.kcal, 'proteinG', d.protein,
    'workouts', coalesce(d.workouts, 0), 'rpeSum', coalesce(d.rpe_sum, 0), 'rpeCount', coalesce(d.rpe_count, 0),
    'cardioSeconds', coalesce(d.cardio, 0), 'steps', d.steps, 'sleepHours', d.sleep, 'energy', d.energy,
    'stress', d.stress, 'waterLiters', d.water, 'posingSeconds', coalesce(d.posing, 0), 'supplements', coalesce(d.supplements, 0),
    'note', d.note) order by d.day), '[]')
  from (
    select l.day, sum(l.kcal) as kcal, sum(l.protein) as protein, sum(l.workouts) as workouts,
      sum(l.rpe_sum) as rpe_sum, sum(l.rpe_count) as rpe_count, sum(l.cardio) as cardio, max(l.sleep) as sleep,
      max(l.energy) as energy, max(l.stress) as stress, max(l.water) as water, sum(l.posing) as posing,
      sum(l.supplements) as supplements, max(l.steps) as steps, max(l.note) as note
    from (
      select n.date as day, sum(n.calories) as kcal, sum(n.protein) as protein, null::int as workouts,
        null::float8 as rpe_sum, null::int as rpe_count, null::int as cardio, null::float8 as sleep,
        null::int as energy, null::int as stress, null::float8 as water, null::int as posing,
        null::int as supplements, null::int as steps, null::text as note
      from ${nutritionLogs} n where n.user_id = ${id} and n.date between ${from} and ${until} group by n.date
      union all
      select w.date, null, null, count(*)::int, sum(w.overall_rpe), count(w.overall_rpe)::int, null, null, null,
        null, null, null, null, null, null
      from ${workoutSessions} w
      where w.user_id = ${id} and w.completed and w.date between ${from} and ${until} group by w.date
      union all
      select c.date, null, null, null, null, null, sum(c.duration_seconds)::int, null, null, null, null, null,
        null, null, null
      from ${cardioSessions} c where c.user_id = ${id} and c.date between ${from} and ${until} group by c.date
      union all
      select k.date, null, null, null, null, null, null, k.sleep_hours, k.energy_level, k.stress_level,
        k.water_intake, null, null, k.steps, k.notes
      from ${dailyCheckIns} k where k.user_id = ${id} and k.date between ${from} and ${until}
      union all
      select e.date, null, null, null, null, null, null, e.sleep_hours, e.energy_level, e.stress_level,
        e.water_intake, null, null, null, e.notes
      from ${progressEntries} e where e.user_id = ${id} and e.date between ${from} and ${until}
      union all
      select p.date, null, null, null, null, null, null, null, null, null, null, sum(p.duration)::int, null, null,
        null
      from ${posePracticeSessions} p
      where p.user_id = ${id} and p.date between ${from} and ${until} group by p.date
      union all
      select t.date, null, null, null, null, null, null, null, null, null, null, null, count(*)::int, null,
        null
      from ${supplementTicks} t where t.user_id = ${id} and t.date between ${from} and ${until} group by t.date
    ) l group by l.day) d)`;

const workoutsSince = (id: SQL, from: SQL) => sql<ReviewRows['workouts']>`(
  select coalesce(json_agg(json_build_object('id', w.id, 'date', w.date, 'name', w.name,
    'completed', w.completed, 'rpe', w.overall_rpe, 'notes', w.session_notes, 'maxes', w.maxes)
    order by w.date desc, w.id desc), '[]')
  from ${workoutSessions} w where w.user_id = ${id} and w.date >= ${from})`;

const bestsBefore = (id: SQL, from: SQL) => sql<Record<string, number>>`(
  select coalesce(json_object_agg(b.exercise_id, b.kg), '{}')
  from (
    select item ->> 'exerciseId' as exercise_id, max((item -> 'kg')::float8) as kg
    from ${workoutSessions} w, jsonb_array_elements(w.maxes) item
    where w.user_id = ${id} and w.date < ${from} group by 1) b)`;

const progressPhotos = (id: SQL) => sql<ReviewRows['photos']>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'date', p.date, 'pose', p.pose, 'width', p.width,
    'height', p.height, 'weightKg', (
      select w.kg from ${weighIns} w
      where w.user_id = ${id} and w.date = p.date and w.kg is not null order by w.id desc limit 1))
    order by p.date desc, p.id), '[]')
  from (
    select f.id, f.date, f.pose, f.width, f.height from ${photos} f
    where f.user_id = ${id} and f.purpose = 'progress' and f.loose_since is null
    order by f.date desc, f.id desc limit ${MAX_PHOTOS}) p)`;

const openRedFlags = (id: SQL, coachId: SQL) => sql<string[]>`(
  select coalesce(json_agg(a.message), '[]')
  from (
    select f.message from ${coachAlerts} f
    where f.client_id = ${id} and f.coach_id = ${coachId} and not f.resolved
      and f.type in ('red_flag', 'assistant_red_flag', 'peak_week_unwell')
    order by f.id desc limit ${MAX_FLAGS}) a)`;

const activePlan = (id: SQL) => sql<ReviewRows['plan']>`(
  select json_build_object('id', n.id, 'targets', n.targets, 'targetsFrom', n.targets_from,
    'goalPercent', n.goal_percent, 'maintenanceKcal', n.maintenance_kcal, 'createdAt', n.created_at)
  from ${nutritionPlans} n where n.user_id = ${id} and n.is_active limit 1)`;

const dueTime = (id: SQL) => sql<DueTime | null>`(
  select json_build_object('nextDueOn', s.next_due_on, 'weekday', s.weekday, 'minute', s.minute)
  from ${checkInSchedules} s where s.athlete_id = ${id})`;

const lastPace = (id: SQL) => sql<ReviewRows['pace']>`(
  select json_build_object('side', r.pace, 'weeklyPercent', r.weekly_percent, 'from', r.planned_from,
    'to', r.planned_to)
  from ${rosterWeeks} r where r.athlete_id = ${id} order by r.week_of desc limit 1)`;
