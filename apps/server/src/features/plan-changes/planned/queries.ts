import type { CalendarDay } from '@posedown/coaching';
import type { PlannedChange } from '@posedown/contract';
import { and, asc, eq, gt, inArray, lte, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { planChanges, plannedChanges } from '../../../platform/db/schema/index.ts';

export type StoredPlanned = typeof plannedChanges.$inferSelect;
export type NewPlanned = typeof plannedChanges.$inferInsert;

/** Plans a change, instead of an earlier one. Call it with the athlete locked. */
export async function savePlanned(tx: Tx, planned: NewPlanned): Promise<void> {
  const { athleteId: _id, ...fields } = planned;
  const none = { targets: null, cardioMinutes: null, reason: null };
  await tx
    .insert(plannedChanges)
    .values(planned)
    .onConflictDoUpdate({ target: plannedChanges.athleteId, set: { ...none, ...fields } });
}

/** @returns whether a change was planned */
export async function deletePlanned(tx: Tx, athleteId: string): Promise<boolean> {
  const deleted = await tx
    .delete(plannedChanges)
    .where(eq(plannedChanges.athleteId, athleteId))
    .returning({ athleteId: plannedChanges.athleteId });
  return deleted.length > 0;
}

export async function findPlanned(db: Db, athleteId: string): Promise<StoredPlanned | null> {
  const [planned] = await db
    .select()
    .from(plannedChanges)
    .where(eq(plannedChanges.athleteId, athleteId));
  return planned ?? null;
}

interface DuePage {
  day: CalendarDay;
  after: Pick<StoredPlanned, 'athleteId'> | null;
  limit: number;
}

/** Athletes with a change planned for a day or earlier, by id. */
export function listDuePlanned(db: Db, { day, after, limit }: DuePage) {
  const { athleteId, appliesOn } = plannedChanges;
  return db
    .select({ athleteId })
    .from(plannedChanges)
    .where(and(lte(appliesOn, day), after ? gt(athleteId, after.athleteId) : undefined))
    .orderBy(asc(athleteId))
    .limit(limit);
}

/** Whether an athlete's targets or cardio have changed since a change was planned. */
export async function isStale(tx: Tx, { athleteId, createdAt }: StoredPlanned): Promise<boolean> {
  const { kind, createdAt: changedAt } = planChanges;
  const later = and(gt(changedAt, createdAt), inArray(kind, ['targets', 'cardio']));
  return (await tx.$count(planChanges, and(eq(planChanges.athleteId, athleteId), later))) > 0;
}

export function toPlannedChange(planned: StoredPlanned): PlannedChange {
  const { appliesOn, checkInId, targets, cardioMinutes, reason } = planned;
  return { appliesOn, checkInId, targets, cardioMinutes, reason };
}

/** An athlete's planned change. For use inside larger statements. */
export const plannedChange = (athleteId: SQLWrapper) => sql<PlannedChange | null>`(
  select json_build_object('appliesOn', p.applies_on, 'checkInId', p.check_in_id, 'targets', p.targets,
    'cardioMinutes', p.cardio_minutes, 'reason', p.reason)
  from ${plannedChanges} p where p.athlete_id = ${athleteId})`;
