import { OPEN_TASKS_LIMIT, type Task } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { coachTasks, users } from '../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
import { freshPairTest } from '../../testing/fixtures.ts';
import { signIn } from '../../testing/people.ts';
import { pruneTasks } from './prune-tasks.ts';

const KEY = '5a0c9f0e-58cf-4d3c-8f4b-0d8d3f3f0004';
const TODAY = '2026-11-21';
const DAY_MS = 86_400_000;

const it = freshPairTest.extend('api', ({ asCoach }) => {
  const fields = { text: 'Call', athleteId: null, dueOn: TODAY, repeat: 'none' };
  const post = (body: object = {}) => asCoach.post('/api/tasks', { ...fields, ...body });
  const create = async (body: object = {}): Promise<Task> => (await post(body)).json();
  const change = (taskId: string, body: object) =>
    asCoach.request({
      method: 'PUT',
      url: `/api/tasks/${taskId}`,
      payload: { ...fields, ...body },
    });
  const markReply = ({ id }: Task, done: boolean) =>
    asCoach.request({ method: 'PUT', url: `/api/tasks/${id}/done`, payload: { done } });
  const mark = async (task: Task, done = true) => (await markReply(task, done)).json();
  const list = async (query = '', browser = asCoach) =>
    (await browser.get(`/api/tasks?${query}`)).json();
  const texts = async (query = ''): Promise<string[]> =>
    (await list(query)).tasks.map(({ text }: Task) => text);
  const days = async (query = ''): Promise<string[]> =>
    (await list(query)).tasks.map(({ dueOn }: Task) => dueOn);
  const remove = ({ id, version }: Task) => asCoach.delete(`/api/tasks/${id}?version=${version}`);
  const restore = ({ id }: Task) => asCoach.post(`/api/tasks/${id}/restore`);
  return { post, create, change, mark, markReply, list, texts, days, remove, restore };
});

describe('a coach’s tasks', () => {
  it('are listed by due day, counted, and the coach’s own', async ({
    api,
    athlete,
    asOtherCoach,
  }) => {
    await api.create({ text: 'Later', dueOn: '2026-12-24' });
    await api.create({ text: 'Now', athleteId: athlete.id });
    await api.create({ text: 'Late', dueOn: '2026-11-19' });
    const { tasks, today, counts } = await api.list();
    expect(tasks.map(({ text }: Task) => text)).toEqual(['Late', 'Now', 'Later']);
    expect(tasks[1]).toMatchObject({ athlete: { id: athlete.id, name: 'Ana' }, doneAt: null });
    expect([today, counts]).toEqual([TODAY, { overdue: 1, today: 1, open: 3 }]);
    expect(await api.texts('due=now')).toEqual(['Late', 'Now']);
    expect(await api.texts(`athleteId=${athlete.id}`)).toEqual(['Now']);
    expect((await api.list(`athleteId=${athlete.id}`)).counts).toMatchObject({ open: 1 });
    expect((await api.list('', asOtherCoach)).tasks).toEqual([]);
  });

  it('are due by the coach’s calendar', async ({ api, server, coach }) => {
    await server.db
      .update(users)
      .set({ timezone: 'Pacific/Pago_Pago' })
      .where(eq(users.id, coach.id));
    const asCoach = await signIn(server, coach);
    expect((await api.list('', asCoach)).today).toBe('2026-11-20');
  });

  it('come in pages', async ({ api }) => {
    const all = ['2026-11-20', TODAY, TODAY, '2026-11-23', '2026-11-24'];
    for (const dueOn of all) await api.create({ dueOn });
    for (const task of (await api.list()).tasks.slice(3)) await api.mark(task);
    async function pages(query: string) {
      const found: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page = await api.list(`${query}&limit=1${cursor && `&cursor=${cursor}`}`);
        found.push(...page.tasks.map(({ dueOn }: Task) => dueOn));
        cursor = page.nextCursor;
      }
      return found;
    }
    expect(await pages('state=open')).toEqual(all.slice(0, 3));
    // Done at the same moment, so the newer one is first.
    expect(await pages('state=done')).toEqual(['2026-11-24', '2026-11-23']);
  });

  it('reject what can’t be a task', async ({ api }) => {
    const bad = [
      { text: ' ' },
      { text: 'x'.repeat(301) },
      { dueOn: '2026-02-30' },
      { dueOn: '2100-01-01' },
      { repeat: 'hourly' },
      { athleteId: 'Ana' },
    ];
    for (const body of bad) {
      const [field = ''] = Object.keys(body);
      const reply = await api.post(body);
      expect([reply.statusCode, reply.json().issues[0].path]).toEqual([400, field]);
    }
    expect(await api.texts()).toEqual([]);
  });

  it('reach the coach’s other pages only', async ({ api, server, coach, athlete }) => {
    const add = () => api.create({ athleteId: athlete.id });
    expect(await eventsReceivedBy(server, coach, add)).toEqual([
      { type: 'task', athleteId: coach.id },
    ]);
    expect(await eventsReceivedBy(server, athlete, add)).toEqual([]);
  });
});

describe('changing a task', () => {
  it('needs the version the coach saw', async ({ api, athlete }) => {
    const { id } = await api.create();
    const text = 'Write';
    expect(
      (await api.change(id, { text, athleteId: athlete.id, version: 1 })).json(),
    ).toMatchObject({ text, athlete: { name: 'Ana' }, version: 2 });
    const late = await api.change(id, { version: 1 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(await api.texts()).toEqual(['Write']);
  });

  it('deletes and restores it', async ({ api }) => {
    const task = await api.create();
    expect((await api.remove(task)).statusCode).toBe(204);
    expect((await api.remove(task)).statusCode).toBe(204);
    expect(await api.texts()).toEqual([]);
    expect((await api.change(task.id, { version: 1 })).statusCode).toBe(404);
    expect((await api.markReply(task, true)).statusCode).toBe(404);
    expect((await api.restore(task)).json()).toEqual(task);
    expect(await api.texts()).toEqual(['Call']);
    await api.change(task.id, { version: 1 });
    expect((await api.remove(task)).statusCode).toBe(409);
  });
});

describe('a done task', () => {
  it('is listed for two weeks, and can be reopened', async ({ api, server }) => {
    const task = await api.create();
    const marked = await api.mark(task);
    expect(marked).toMatchObject({ task: { id: task.id }, nextDueOn: null });
    expect([await api.texts(), await api.texts('state=done')]).toEqual([[], ['Call']]);
    server.advance(14 * DAY_MS);
    expect(await api.texts('state=done')).toEqual(['Call']);
    server.advance(1);
    expect(await api.texts('state=done')).toEqual([]);
    expect((await api.mark(task, false)).task).toEqual(task);
    expect(await api.texts()).toEqual(['Call']);
    server.advance(-14 * DAY_MS - 1);
  });

  it('brings the next one once, however often it is tapped', async ({ api }) => {
    const task = await api.create({ dueOn: '2026-11-19', repeat: 'weekly' });
    const replies = await Promise.all([1, 2, 3].map(() => api.mark(task)));
    expect(replies.map(({ nextDueOn }) => nextDueOn)).toEqual(Array(3).fill('2026-11-26'));
    expect(await api.days()).toEqual(['2026-11-26']);
    const [next] = (await api.list()).tasks;
    expect(next).toMatchObject({ text: 'Call', repeat: 'weekly', version: 1 });
  });

  it('takes the next one back when reopened', async ({ api }) => {
    const task = await api.create({ repeat: 'daily' });
    await api.mark(task);
    expect(await api.days()).toEqual(['2026-11-22']);
    await api.mark(task, false);
    expect(await api.days()).toEqual([TODAY]);
    await api.mark(task);
    expect(await api.days()).toEqual(['2026-11-22']);
  });

  it('keeps a next one that was changed, and adds no second', async ({ api }) => {
    const task = await api.create({ repeat: 'two_weeks' });
    await api.mark(task);
    const [next] = (await api.list()).tasks;
    await api.change(next.id, { dueOn: '2026-12-01', repeat: 'two_weeks', version: 1 });
    await api.mark(task, false);
    expect(await api.days()).toEqual([TODAY, '2026-12-01']);
    expect(await api.mark(task)).toMatchObject({ nextDueOn: '2026-12-01' });
    expect(await api.days()).toEqual(['2026-12-01']);
  });

  it('ends the series if the next one is deleted', async ({ api }) => {
    const task = await api.create({ repeat: 'four_weeks' });
    await api.mark(task);
    const [next] = (await api.list()).tasks;
    expect(next.dueOn).toBe('2026-12-19');
    await api.remove(next);
    await api.mark(task, false);
    expect(await api.mark(task)).toMatchObject({ nextDueOn: null });
    expect(await api.texts()).toEqual([]);
  });

  it('is permanently deleted after 90 days', async ({ api, server, coach }) => {
    const [done, gone] = [await api.create(), await api.create()];
    await api.create({ text: 'Open' });
    await api.mark(done);
    await api.remove(gone);
    const count = () => server.db.$count(coachTasks, eq(coachTasks.coachId, coach.id));
    const later = (days: number) => ({
      db: server.db,
      now: () => new Date(server.now().getTime() + days * DAY_MS),
    });
    await pruneTasks(later(90));
    expect(await count()).toBe(3);
    await pruneTasks(later(91));
    expect([await count(), await api.texts()]).toEqual([1, ['Open']]);
  });
});

describe('the athlete of a task', () => {
  it('must be the coach’s', async ({ api, athlete, asOtherCoach }) => {
    const body = { text: 'Call', athleteId: athlete.id, dueOn: TODAY, repeat: 'none' };
    expect((await asOtherCoach.post('/api/tasks', body)).statusCode).toBe(404);
    expect((await asOtherCoach.get(`/api/tasks?athleteId=${athlete.id}`)).statusCode).toBe(404);
    const { id } = await api.create();
    const self = (await asOtherCoach.get('/api/auth/me')).json().user?.id;
    expect((await api.change(id, { athleteId: self ?? KEY, version: 1 })).statusCode).toBe(404);
  });

  it('is unnamed after a handover, and named again when they are back', async ({
    api,
    server,
    athlete,
    coach,
    otherCoach,
  }) => {
    const task = await api.create({ athleteId: athlete.id });
    const move = async (coachId: string) => {
      await server.db.update(users).set({ coachId }).where(eq(users.id, athlete.id));
      server.forgetReplies();
    };
    await move(otherCoach.id);
    const asOther = await signIn(server, otherCoach);
    expect((await api.list(`athleteId=${athlete.id}`, asOther)).tasks).toEqual([]);
    expect((await api.list()).tasks).toEqual([{ ...task, athlete: null }]);
    await move(coach.id);
    expect((await api.list()).tasks).toEqual([task]);
  });

  it('takes their tasks along when their account is deleted', async ({ api, server, athlete }) => {
    await api.create({ text: 'Theirs', athleteId: athlete.id });
    await api.create();
    await server.db.delete(users).where(eq(users.id, athlete.id));
    expect(await api.texts()).toEqual(['Call']);
  });
});

describe('the limit of open tasks', () => {
  it('holds for tasks created at the same time, and for each way to open one', async ({
    api,
    server,
    coach,
  }) => {
    const done = await api.create({ repeat: 'daily' });
    const deleted = await api.create();
    const kept = await api.create({ requestKey: KEY });
    await api.remove(deleted);
    const fill = { coachId: coach.id, text: 'Fill', dueOn: TODAY, repeat: 'none' } as const;
    const fillers = Array.from({ length: OPEN_TASKS_LIMIT - 3 }, () => fill);
    await server.db.insert(coachTasks).values(fillers);
    // Its next one takes its place.
    await api.mark(done);
    const replies = await Promise.all([1, 2, 3].map(() => api.post()));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    const full = await api.restore(deleted);
    expect([full.statusCode, full.json().error]).toEqual([
      409,
      'You already have 2,000 open tasks. Finish or delete some first.',
    ]);
    // A repeated request still finds its first result.
    expect((await api.create({ requestKey: KEY })).id).toBe(kept.id);
    expect((await api.markReply(done, false)).statusCode).toBe(200);
    await api.mark(kept);
    await api.create();
    expect((await api.markReply(kept, false)).statusCode).toBe(409);
    expect((await api.list()).counts.open).toBe(OPEN_TASKS_LIMIT);
  });
});
