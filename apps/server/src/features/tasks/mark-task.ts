import { calendarDayIn, nextTaskDay } from '@posedown/coaching';
import type { Tx } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import {
  deleteTask,
  findTask,
  insertTask,
  lockTasks,
  type NamedTask,
  updateTask,
} from './queries.ts';
import { finish, requireRoom, requireTask, type TaskCall } from './save-task.ts';

type Needs = Pick<Services, 'db' | 'now'>;

interface Marked extends NamedTask {
  /** The next due day of a repeating task that is done. */
  nextDueOn: string | null;
}

/**
 * Marks a task as done, or reopens it. A repeating task gets its next one exactly once; reopening removes it again,
 * unless the coach has worked with it. @throws AppError `not_found`, or `conflict` with too many open tasks
 */
export function markTask(
  { db, now }: Needs,
  { timezone, ...key }: TaskCall & { timezone: string },
  isDone: boolean,
): Promise<Marked> {
  return db.transaction(async (tx) => {
    await lockTasks(tx, key.coachId);
    const { task } = await requireTask(tx, key);
    if (isDone && !task.doneAt) {
      const nextId = task.nextId ?? (await addNext(tx, task, { now: now(), timezone }));
      await updateTask(tx, key, { doneAt: now(), nextId });
    }
    if (!isDone && task.doneAt) {
      const isRemoved = await removeNext(tx, task);
      await updateTask(tx, key, { doneAt: null, ...(isRemoved ? { nextId: null } : {}) });
      await requireRoom(tx, key.coachId);
    }
    const found = await finish(tx, key);
    return { ...found, nextDueOn: isDone ? await dueDayOf(tx, found.task) : null };
  });
}

type Stored = NamedTask['task'];

async function addNext(
  tx: Tx,
  { coachId, athleteId, text, dueOn, repeat }: Stored,
  { now, timezone }: { now: Date; timezone: string },
): Promise<string | null> {
  const next = nextTaskDay(dueOn, repeat, calendarDayIn(now, timezone));
  if (next === null) return null;
  return insertTask(tx, { coachId, athleteId, text, repeat, dueOn: next, createdAt: now });
}

/** Removes the next task unless it was changed, done or deleted. */
async function removeNext(tx: Tx, { coachId, nextId }: Stored): Promise<boolean> {
  if (nextId === null) return false;
  const key = { coachId, taskId: nextId };
  const next = (await findTask(tx, key))?.task;
  if (!next || next.version > 1 || next.doneAt || next.deletedAt) return false;
  await deleteTask(tx, key);
  return true;
}

async function dueDayOf(tx: Tx, { coachId, nextId }: Stored): Promise<string | null> {
  const next = nextId ? (await findTask(tx, { coachId, taskId: nextId }))?.task : undefined;
  return next && !next.doneAt && !next.deletedAt ? next.dueOn : null;
}
