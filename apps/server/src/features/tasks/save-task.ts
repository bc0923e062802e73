import { OPEN_TASKS_LIMIT, type TaskBody, type TaskChange } from '@posedown/contract';
import type { Tx } from '../../platform/db/database.ts';
import { sentAs, storeOnce } from '../../platform/db/store-once.ts';
import { AppError, notFound, refuseOutdated } from '../../platform/errors.ts';
import { notifyOnCommit } from '../../platform/events/notify-on-commit.ts';
import type { Services } from '../../platform/services.ts';
import { lockPersonShared } from '../athletes/index.ts';
import {
  countOpenTasks,
  findTask,
  findTaskByKey,
  insertTask,
  isDuplicateTask,
  lockTasks,
  type NamedTask,
  updateTask,
} from './queries.ts';

type Needs = Pick<Services, 'db' | 'now'>;

export interface TaskCall {
  coachId: string;
  taskId: string;
}

/**
 * Stores a task. A duplicate returns the task already stored.
 * @throws AppError `not_found` for another coach's athlete, `conflict` with too many open tasks
 */
export function createTask(
  { db, now }: Needs,
  coachId: string,
  { requestKey, ...fields }: TaskBody,
): Promise<NamedTask> {
  const sent = sentAs(requestKey, fields);
  const findFirst = (key: string) => findTaskByKey(db, coachId, key);
  return storeOnce(
    { sent, isAlreadyStored: isDuplicateTask, findFirst, hashOf: ({ task }) => task.requestHash },
    () =>
      db.transaction(async (tx) => {
        await requireAthlete(tx, coachId, fields.athleteId);
        await lockTasks(tx, coachId);
        const taskId = await insertTask(tx, { ...fields, ...sent, coachId, createdAt: now() });
        await requireRoom(tx, coachId);
        return finish(tx, { coachId, taskId });
      }),
  );
}

/** @throws AppError `not_found`, or `changed_meanwhile` for an outdated version */
export function changeTask(
  { db }: Needs,
  key: TaskCall,
  { version, ...fields }: TaskChange,
): Promise<NamedTask> {
  return db.transaction(async (tx) => {
    await requireAthlete(tx, key.coachId, fields.athleteId);
    await lockTasks(tx, key.coachId);
    const { task } = await requireTask(tx, key);
    refuseOutdated('this task', task.version, version);
    await updateTask(tx, key, { ...fields, version: version + 1 });
    return finish(tx, key);
  });
}

/** Deletes a task. Repeating it is harmless. @throws AppError `not_found`, or `changed_meanwhile` */
export function removeTask({ db, now }: Needs, key: TaskCall, version: number): Promise<void> {
  return db.transaction(async (tx) => {
    await lockTasks(tx, key.coachId);
    const found = await findTask(tx, key);
    if (!found) throw notFound('Task');
    if (found.task.deletedAt) return;
    refuseOutdated('this task', found.task.version, version);
    await updateTask(tx, key, { deletedAt: now() });
    notifyCoach(tx, key.coachId);
  });
}

/** Restores a deleted task. @throws AppError `not_found`, or `conflict` with too many open tasks */
export function restoreTask({ db }: Needs, key: TaskCall): Promise<NamedTask> {
  return db.transaction(async (tx) => {
    await lockTasks(tx, key.coachId);
    if (!(await findTask(tx, key))) throw notFound('Task');
    await updateTask(tx, key, { deletedAt: null });
    await requireRoom(tx, key.coachId);
    return finish(tx, key);
  });
}

/** The coach's task unless it was deleted. */
export async function requireTask(tx: Tx, key: TaskCall): Promise<NamedTask> {
  const found = await findTask(tx, key);
  if (!found || found.task.deletedAt) throw notFound('Task');
  return found;
}

/** The changed task, for the reply and the coach's other open pages. */
export async function finish(tx: Tx, key: TaskCall): Promise<NamedTask> {
  notifyCoach(tx, key.coachId);
  return requireTask(tx, key);
}

function notifyCoach(tx: Tx, coachId: string) {
  notifyOnCommit(tx, [coachId], { type: 'task', athleteId: coachId });
}

/** Also locks the athlete, so that they stay the coach's until the task is stored. */
async function requireAthlete(tx: Tx, coachId: string, athleteId: string | null) {
  if (athleteId === null) return;
  const athlete = await lockPersonShared(tx, athleteId);
  if (athlete?.coachId !== coachId) throw notFound('Athlete');
}

/** Counts after the write, so that a repeated request finds its first result even at the limit. */
export async function requireRoom(tx: Tx, coachId: string) {
  if ((await countOpenTasks(tx, coachId)) <= OPEN_TASKS_LIMIT) return;
  throw new AppError('conflict', {
    userMessage: 'You already have 2,000 open tasks. Finish or delete some first.',
  });
}
