import { calendarDayIn } from '@posedown/coaching';
import { DONE_TASKS_DAYS, type QueryOf, type Task, taskEndpoints } from '@posedown/contract';
import type { FastifyInstance } from 'fastify';
import { addEndpoint } from '../../platform/http/endpoint.ts';
import {
  cutPage,
  dayCursorOf,
  rankCursorOf,
  readDayCursor,
  readRankCursor,
} from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { findVisibleAthlete } from '../athletes/index.ts';
import { markTask } from './mark-task.ts';
import {
  countTasks,
  listDoneTasks,
  listOpenTasks,
  type NamedTask,
  type TaskFilter,
} from './queries.ts';
import { changeTask, createTask, removeTask, restoreTask } from './save-task.ts';

type ListQuery = QueryOf<typeof taskEndpoints.tasks>;

/**
 * Tasks are a coach's own list: athletes never see them, and every query names the coach. After a handover they stay
 * with the coach who wrote them, without the athlete's name.
 */
export function addTaskRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  addEndpoint(app, taskEndpoints.tasks, async ({ actor, query, request }) => {
    const { athleteId } = query;
    if (athleteId) await findVisibleAthlete(services, { actor, athleteId, request });
    const filter = { coachId: actor.userId, athleteId };
    const today = calendarDayIn(now(), actor.timezone);
    const page = query.state === 'open' ? listOpen : listDone;
    const { rows, nextCursor } = await page(services, filter, { query, today });
    const counts = await countTasks(db, filter, today);
    return { tasks: rows.map(toTask), nextCursor, today, counts };
  });

  addEndpoint(app, taskEndpoints.createTask, async ({ actor, body, request }) => {
    const { athleteId } = body;
    if (athleteId) await findVisibleAthlete(services, { actor, athleteId, request });
    return toTask(await createTask(services, actor.userId, body));
  });

  addEndpoint(app, taskEndpoints.changeTask, async ({ actor, params, body, request }) => {
    const { athleteId } = body;
    if (athleteId) await findVisibleAthlete(services, { actor, athleteId, request });
    return toTask(await changeTask(services, { coachId: actor.userId, ...params }, body));
  });

  addEndpoint(app, taskEndpoints.markTask, async ({ actor, params, body }) => {
    const { userId: coachId, timezone } = actor;
    const marked = await markTask(services, { coachId, timezone, ...params }, body.done);
    return { task: toTask(marked), nextDueOn: marked.nextDueOn };
  });

  addEndpoint(app, taskEndpoints.deleteTask, async ({ actor, params, query }) => {
    await removeTask(services, { coachId: actor.userId, ...params }, query.version);
    return undefined;
  });

  addEndpoint(app, taskEndpoints.restoreTask, async ({ actor, params }) =>
    toTask(await restoreTask(services, { coachId: actor.userId, ...params })),
  );
}

type Needs = Pick<Services, 'db' | 'now'>;

interface Asked {
  query: ListQuery;
  today: string;
}

async function listOpen({ db }: Needs, filter: TaskFilter, { query, today }: Asked) {
  const { limit, cursor, due } = query;
  const dueBy = due === 'now' ? today : null;
  const after = readDayCursor(cursor);
  const found = await listOpenTasks(db, filter, { dueBy, limit: limit + 1, after });
  return cutPage(found, limit, ({ task: { dueOn, id } }) => dayCursorOf({ date: dueOn, id }));
}

async function listDone({ db, now }: Needs, filter: TaskFilter, { query }: Asked) {
  const { limit, cursor } = query;
  const since = new Date(now().getTime() - DONE_TASKS_DAYS * 86_400_000);
  const before = readRankCursor(cursor);
  const found = await listDoneTasks(db, filter, { since, limit: limit + 1, before });
  return cutPage(found, limit, ({ task: { doneAt, id } }) =>
    rankCursorOf({ rank: 0, at: doneAt ?? since, id }),
  );
}

function toTask({ task, name }: NamedTask): Task {
  const { id, text, athleteId, dueOn, repeat, doneAt, version } = task;
  return {
    ...{ id, text, dueOn, repeat, version },
    athlete: athleteId !== null && name !== null ? { id: athleteId, name } : null,
    doneAt: doneAt?.toISOString() ?? null,
  };
}
