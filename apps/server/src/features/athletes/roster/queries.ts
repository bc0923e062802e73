import { and, asc, eq, getColumns, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { arrayParam } from '../../../platform/db/array-param.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { overwritten } from '../../../platform/db/overwritten.ts';
import { newId } from '../../../platform/db/schema/columns.ts';
import { rosterEntries, rosterWeeks, users } from '../../../platform/db/schema/index.ts';
import { notifyOnCommit } from '../../../platform/events/notify-on-commit.ts';

/** A roster row without what only searches read. */
export type RosterEntry = Omit<typeof rosterEntries.$inferSelect, 'nameFolded' | 'searchFolded'>;
export type RosterWeek = typeof rosterWeeks.$inferSelect;

/** Days of weigh-ins behind today's trend. */
export const TREND_DAYS = 60;

type NewEntry = Omit<RosterEntry, 'version'>;

/** Stores the roster rows of athletes with a coach. */
export async function saveRosterEntries(db: Db, entries: readonly NewEntry[]) {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({ ...entry, version: newId() }));
  const updated = new Set(await updateWithSameText(db, rows));
  const others = rows.filter(({ athleteId }) => !updated.has(athleteId));
  if (others.length === 0) return;
  await db
    .insert(rosterEntries)
    .values(others)
    .onConflictDoUpdate({
      target: rosterEntries.athleteId,
      set: overwritten(rosterEntries, ['athleteId']),
    });
}

/** What searches read. Folding it takes the database longer than everything else in a row. */
const SEARCHED = ['name', 'goal', 'category'] as const;

/** Updates the rows whose searched text stays the same. @returns their athletes */
async function updateWithSameText(db: Db, rows: readonly RosterEntry[]): Promise<string[]> {
  const columns = Object.entries(getColumns(rosterEntries));
  const stored = rows.map((row) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key as keyof RosterEntry]])),
  );
  const isSame = SEARCHED.map(
    (key) => sql`${rosterEntries[key]} is not distinct from excluded.${sql.identifier(key)}`,
  );
  const changed = await db
    .update(rosterEntries)
    .set(overwritten(rosterEntries, ['athleteId', ...SEARCHED]))
    .from(
      sql`jsonb_populate_recordset(null::${rosterEntries}, ${JSON.stringify(stored)}::jsonb) as excluded`,
    )
    .where(and(sql`${rosterEntries.athleteId} = excluded.athlete_id`, ...isSame))
    .returning({ athleteId: rosterEntries.athleteId });
  return changed.map(({ athleteId }) => athleteId);
}

/** Creates or overwrites one week of each athlete. @returns the athletes whose first week it is */
export async function saveWeeksOf(tx: Tx, weeks: readonly RosterWeek[]): Promise<string[]> {
  if (weeks.length === 0) return [];
  const { athleteId, weekOf } = rosterWeeks;
  const rows = await tx
    .insert(rosterWeeks)
    .values([...weeks])
    .onConflictDoUpdate({
      target: [athleteId, weekOf],
      set: overwritten(rosterWeeks, ['athleteId', 'weekOf']),
    })
    .returning({
      athleteId,
      // The statement doesn't see the rows it inserts.
      isFirst: sql<boolean>`not exists (
        select 1 from ${rosterWeeks} w
        where w.athlete_id = ${rosterWeeks}.athlete_id and w.week_of <= ${rosterWeeks}.week_of)`,
    });
  return rows.flatMap((row) => (row.isFirst ? [row.athleteId] : []));
}

/** The week of a day as stored, or null. For use inside larger statements. */
export const weekOn = (athleteId: SQLWrapper, day: SQL) =>
  sql<Omit<RosterWeek, 'athleteId' | 'weekOf'> | null>`(
    select json_build_object('compliance', w.compliance, 'pace', w.pace, 'weeklyPercent', w.weekly_percent,
      'plannedFrom', w.planned_from, 'plannedTo', w.planned_to)
    from ${rosterWeeks} w
    where w.athlete_id = ${athleteId} and w.week_of = date_trunc('week', ${day})::date)`;

/** Inserts weeks, skipping those already stored. */
export async function saveWeeks(tx: Tx, weeks: RosterWeek[]) {
  if (weeks.length > 0) await tx.insert(rosterWeeks).values(weeks).onConflictDoNothing();
}

/** An athlete's adherence as their coach sees it. */
export async function findStanding(db: Db, athleteId: string) {
  const [line] = await db
    .select({
      compliance: rosterEntries.compliance,
      status: rosterEntries.status,
      reason: rosterEntries.statusReason,
    })
    .from(rosterEntries)
    .where(eq(rosterEntries.athleteId, athleteId));
  return line ?? null;
}

/** Changes the versions behind cached replies. @returns the coach, if there is one */
export async function changeVersion(tx: Tx, ...athleteIds: string[]): Promise<string | null> {
  const [changed] = await tx
    .update(rosterEntries)
    .set({ version: sql`gen_random_uuid()` })
    .where(sql`${rosterEntries.athleteId} = any(${arrayParam(athleteIds, 'uuid')})`)
    .returning({ coachId: rosterEntries.coachId });
  return changed?.coachId ?? null;
}

/** Changes the version, and notifies the coach after the commit. */
export async function bumpVersion(tx: Tx, athleteId: string) {
  const coachId = await changeVersion(tx, athleteId);
  notifyOnCommit(tx, [coachId], { type: 'athlete', athleteId });
}

export async function deleteRosterEntries(db: Db, athleteIds: readonly string[]) {
  if (athleteIds.length === 0) return;
  await db.delete(rosterEntries).where(inArray(rosterEntries.athleteId, [...athleteIds]));
}

export async function listRosterIds(db: Db, coachId: string): Promise<string[]> {
  const rows = await db
    .select({ id: rosterEntries.athleteId })
    .from(rosterEntries)
    .where(eq(rosterEntries.coachId, coachId))
    .orderBy(asc(rosterEntries.athleteId));
  return rows.map(({ id }) => id);
}

/** The facts that determine whether a roster row's day is over. */
export interface StaleEntry {
  athleteId: string;
  assessedOn: string;
  timezone: string;
}

interface LinePage {
  /** Only rows assessed before this day. */
  before: string;
  after: Pick<StaleEntry, 'athleteId' | 'assessedOn'> | null;
  limit: number;
}

/** Rows of all rosters, least recently assessed first. */
export async function listStaleEntries(db: Db, page: LinePage): Promise<StaleEntry[]> {
  const { before, after, limit } = page;
  return db
    .select({
      athleteId: rosterEntries.athleteId,
      assessedOn: rosterEntries.assessedOn,
      timezone: users.timezone,
    })
    .from(rosterEntries)
    .innerJoin(users, eq(users.id, rosterEntries.athleteId))
    .where(
      and(
        lt(rosterEntries.assessedOn, before),
        after
          ? sql`(${rosterEntries.assessedOn}, ${rosterEntries.athleteId}) > (${after.assessedOn}::date, ${after.athleteId}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(rosterEntries.assessedOn), asc(rosterEntries.athleteId))
    .limit(limit);
}

/** The day each athlete's row was assessed for. */
export async function listAssessedDays(
  tx: Tx,
  athleteIds: readonly string[],
): Promise<Map<string, string>> {
  const { athleteId, assessedOn } = rosterEntries;
  const rows = await tx
    .select({ athleteId, assessedOn })
    .from(rosterEntries)
    .where(sql`${athleteId} = any(${arrayParam(athleteIds, 'uuid')})`);
  return new Map(rows.map((row) => [row.athleteId, row.assessedOn]));
}

/** Moves all athletes of a coach to another coach. @returns the athletes' ids */
export async function moveAthletes(tx: Tx, fromId: string, toId: string): Promise<string[]> {
  const moved = await tx
    .update(users)
    .set({ coachId: toId })
    .where(eq(users.coachId, fromId))
    .returning({ id: users.id });
  await tx
    .update(rosterEntries)
    .set({ coachId: toId, version: sql`gen_random_uuid()` })
    .where(eq(rosterEntries.coachId, fromId));
  return moved.map(({ id }) => id);
}
