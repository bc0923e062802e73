import {
  and,
  asc,
  desc,
  eq,
  gte,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { brokenConstraint, type Db, type Tx } from '../../platform/db/database.ts';
import { coachTasks, users } from '../../platform/db/schema/index.ts';

export type StoredTask = typeof coachTasks.$inferSelect;
export type NewTask = typeof coachTasks.$inferInsert;

/** A task with the name of its athlete. Null for a former athlete, whom the coach no longer sees. */
export interface NamedTask {
  task: StoredTask;
  name: string | null;
}

/** The class of the advisory locks, the second number being the coach. */
const LOCK_CLASS = 7_667_004;

/** Lets a coach's changes run one after another until the transaction ends, so that limits hold. */
export async function lockTasks(tx: Tx, coachId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(${LOCK_CLASS}::int, hashtext(${coachId}::text))`,
  );
}

const selectTasks = (db: Db) =>
  db
    .select({ task: coachTasks, name: users.name })
    .from(coachTasks)
    .leftJoin(
      users,
      and(eq(users.id, coachTasks.athleteId), eq(users.coachId, coachTasks.coachId)),
    );

const isOpen = and(isNull(coachTasks.doneAt), isNull(coachTasks.deletedAt));

export interface TaskFilter {
  coachId: string;
  athleteId: string | undefined;
}

const matches = ({ coachId, athleteId }: TaskFilter) =>
  and(eq(coachTasks.coachId, coachId), athleteId ? eq(coachTasks.athleteId, athleteId) : undefined);

/** Where the previous page ended. */
interface OpenEnd {
  date: string;
  id: string;
}

interface DoneEnd {
  at: Date;
  id: string;
}

/** Open tasks by due day. @param dueBy only those due on this day or earlier */
export function listOpenTasks(
  db: Db,
  filter: TaskFilter,
  { dueBy, limit, after }: { dueBy: string | null; limit: number; after: OpenEnd | null },
): Promise<NamedTask[]> {
  const isAfter: SQL | undefined =
    after !== null
      ? sql`(${coachTasks.dueOn}, ${coachTasks.id}) > (${after.date}::date, ${after.id}::uuid)`
      : undefined;
  return selectTasks(db)
    .where(and(matches(filter), isOpen, dueBy ? lte(coachTasks.dueOn, dueBy) : undefined, isAfter))
    .orderBy(asc(coachTasks.dueOn), asc(coachTasks.id))
    .limit(limit);
}

/** Done tasks, newest first. */
export function listDoneTasks(
  db: Db,
  filter: TaskFilter,
  { since, limit, before }: { since: Date; limit: number; before: DoneEnd | null },
): Promise<NamedTask[]> {
  const isBefore =
    before !== null
      ? or(
          lt(coachTasks.doneAt, before.at),
          and(eq(coachTasks.doneAt, before.at), lt(coachTasks.id, before.id)),
        )
      : undefined;
  return selectTasks(db)
    .where(
      and(matches(filter), isNull(coachTasks.deletedAt), gte(coachTasks.doneAt, since), isBefore),
    )
    .orderBy(desc(coachTasks.doneAt), desc(coachTasks.id))
    .limit(limit);
}

/** Open tasks: overdue, due today, and all. */
export async function countTasks(db: Db, filter: TaskFilter, today: string) {
  const [counts] = await db
    .select({
      overdue: sql<number>`(count(*) filter (where ${coachTasks.dueOn} < ${today}::date))::int`,
      today: sql<number>`(count(*) filter (where ${coachTasks.dueOn} = ${today}::date))::int`,
      open: sql<number>`count(*)::int`,
    })
    .from(coachTasks)
    .where(and(matches(filter), isOpen));
  return counts ?? { overdue: 0, today: 0, open: 0 };
}

export const countOpenTasks = (tx: Tx, coachId: string): Promise<number> =>
  tx.$count(coachTasks, and(eq(coachTasks.coachId, coachId), isOpen));

interface TaskKey {
  coachId: string;
  taskId: string;
}

const isTask = ({ coachId, taskId }: TaskKey) =>
  and(eq(coachTasks.coachId, coachId), eq(coachTasks.id, taskId));

/** A coach's task, also a deleted one. */
export async function findTask(db: Db, key: TaskKey): Promise<NamedTask | null> {
  const [found] = await selectTasks(db).where(isTask(key));
  return found ?? null;
}

export async function findTaskByKey(
  db: Db,
  coachId: string,
  requestKey: string,
): Promise<NamedTask | null> {
  const [found] = await selectTasks(db).where(
    and(eq(coachTasks.coachId, coachId), eq(coachTasks.requestKey, requestKey)),
  );
  return found ?? null;
}

/** Whether a write failed because this form was already stored. */
export const isDuplicateTask = (error: unknown) =>
  brokenConstraint(error) === 'coach_tasks_request_key_key';

/** @returns its id */
export async function insertTask(tx: Tx, task: NewTask): Promise<string> {
  const [stored] = await tx.insert(coachTasks).values(task).returning({ id: coachTasks.id });
  if (!stored) throw new Error('the task was not stored');
  return stored.id;
}

export async function updateTask(
  tx: Tx,
  key: TaskKey,
  change: Partial<Omit<StoredTask, 'id' | 'coachId'>>,
): Promise<void> {
  await tx.update(coachTasks).set(change).where(isTask(key));
}

export async function deleteTask(tx: Tx, key: TaskKey): Promise<void> {
  await tx.delete(coachTasks).where(isTask(key));
}

/** Deletes tasks that were done or deleted before an instant. */
export async function deleteOldTasks(db: Db, before: Date): Promise<void> {
  await db
    .delete(coachTasks)
    .where(
      or(
        lt(coachTasks.deletedAt, before),
        and(isNotNull(coachTasks.doneAt), lt(coachTasks.doneAt, before)),
      ),
    );
}
