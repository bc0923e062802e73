import { and, desc, eq, sql } from 'drizzle-orm';
import { arrayParam } from '../../../platform/db/array-param.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import {
  checkInForms,
  checkInSchedules,
  rosterEntries,
  users,
  weeklyCheckIns,
} from '../../../platform/db/schema/index.ts';

export type StoredSchedule = typeof checkInSchedules.$inferSelect;

/** An athlete's schedule with the name of their form. */
export async function findSchedule(db: Db, athleteId: string) {
  const [row] = await db
    .select({ schedule: checkInSchedules, form: checkInForms })
    .from(checkInSchedules)
    .leftJoin(checkInForms, eq(checkInForms.id, checkInSchedules.formId))
    .where(eq(checkInSchedules.athleteId, athleteId));
  return row ?? null;
}

export async function saveSchedule(
  tx: Tx,
  schedule: Omit<StoredSchedule, 'version'>,
): Promise<void> {
  const { athleteId: _id, ...fields } = schedule;
  await tx
    .insert(checkInSchedules)
    .values(schedule)
    .onConflictDoUpdate({
      target: checkInSchedules.athleteId,
      set: { ...fields, version: sql`${checkInSchedules.version} + 1` },
    });
}

export async function deleteSchedule(tx: Tx, athleteId: string): Promise<void> {
  await tx.delete(checkInSchedules).where(eq(checkInSchedules.athleteId, athleteId));
}

/** Sets the first due day without an answer. */
export async function moveDueDay(tx: Tx, athleteId: string, nextDueOn: string): Promise<void> {
  await tx
    .update(checkInSchedules)
    .set({ nextDueOn })
    .where(eq(checkInSchedules.athleteId, athleteId));
}

/** The due day of an athlete's last answered check-in, or null. */
export async function findAnsweredDay(db: Db, athleteId: string): Promise<string | null> {
  const [last] = await db
    .select({ dueOn: weeklyCheckIns.dueOn })
    .from(weeklyCheckIns)
    .where(eq(weeklyCheckIns.athleteId, athleteId))
    .orderBy(desc(weeklyCheckIns.dueOn))
    .limit(1);
  return last?.dueOn ?? null;
}

const athletesOf = (coachId: string) => and(eq(users.coachId, coachId), eq(users.role, 'client'));

/** The facts that determine an athlete's phase: the next show is that of the roster. */
const PHASE_FACTS = {
  timezone: users.timezone,
  primaryGoal: users.primaryGoal,
  showOn: rosterEntries.competitionDate,
};

/** The facts that determine athletes' phases and first due days. */
export function listAssignable(tx: Tx, ids: readonly string[]) {
  return tx
    .select({
      id: users.id,
      pausedUntil: users.pausedUntil,
      ...PHASE_FACTS,
      schedule: checkInSchedules,
      answeredOn: sql<string | null>`(select max(w.due_on)::text from ${weeklyCheckIns} w
        where w.athlete_id = ${users.id})`,
    })
    .from(users)
    .leftJoin(rosterEntries, eq(rosterEntries.athleteId, users.id))
    .leftJoin(checkInSchedules, eq(checkInSchedules.athleteId, users.id))
    .where(sql`${users.id} = any(${arrayParam(ids, 'uuid')})`);
}

export type Assignable = Awaited<ReturnType<typeof listAssignable>>[number];
export type PhaseFacts = Pick<Assignable, keyof typeof PHASE_FACTS>;

/** The athletes of a coach, counted by the facts that determine their phase. */
export function countPhaseFacts(db: Db, coachId: string) {
  return db
    .select({ ...PHASE_FACTS, athletes: sql<number>`count(*)::int` })
    .from(users)
    .leftJoin(rosterEntries, eq(rosterEntries.athleteId, users.id))
    .where(athletesOf(coachId))
    .groupBy(users.timezone, users.primaryGoal, rosterEntries.competitionDate);
}

interface Assigned extends Pick<StoredSchedule, 'formId' | 'weekday' | 'minute'> {
  days: readonly { athleteId: string; nextDueOn: string }[];
}

/** Sets the schedules of many athletes in one statement. */
export async function assignSchedules(tx: Tx, { days, formId, weekday, minute }: Assigned) {
  if (days.length === 0) return;
  await tx.execute(sql`
    insert into ${checkInSchedules} (athlete_id, form_id, weekday, minute, next_due_on)
    select d.athlete_id, ${formId}::uuid, ${weekday}::int, ${minute}::int, d.next_due_on
    from jsonb_to_recordset(${JSON.stringify(
      days.map(({ athleteId, nextDueOn }) => ({ athlete_id: athleteId, next_due_on: nextDueOn })),
    )}::jsonb) as d (athlete_id uuid, next_due_on date)
    on conflict (athlete_id) do update set
      form_id = excluded.form_id, weekday = excluded.weekday, minute = excluded.minute,
      next_due_on = excluded.next_due_on,
      version = ${checkInSchedules}.version + 1`);
}
