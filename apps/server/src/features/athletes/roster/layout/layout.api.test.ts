import { randomUUID } from 'node:crypto';
import type { RosterLayout, SavedView } from '@posedown/contract';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { rosterLayouts } from '../../../../platform/db/schema/index.ts';
import { freshPairTest } from '../../../../testing/fixtures.ts';

const aView = (change: object = {}) =>
  ({
    ...{ id: randomUUID(), name: 'Bikini', group: 'prep', status: 'behind', tag: 'Bikini' },
    ...{ search: 'fat', sort: 'show', reverse: true, columns: ['show', 'why'] },
    ...change,
  }) as SavedView;

const it = freshPairTest.extend('api', ({ asCoach }) => {
  const put = (layout: object, browser = asCoach) =>
    browser.request({
      ...{ method: 'PUT', url: '/api/roster-layout' },
      payload: { columns: null, views: [], version: 0, ...layout },
    });
  const get = async (browser = asCoach): Promise<RosterLayout> =>
    (await browser.get('/api/roster-layout')).json();
  return { put, get };
});

describe('a coach’s roster layout', () => {
  it('is the default until they change it, and is their own', async ({ api, asOtherCoach }) => {
    const none = { columns: null, views: [], version: 0 };
    expect(await api.get()).toEqual(none);
    const view = aView();
    const layout = { columns: ['goal', 'why'], views: [view] };
    const changed = await api.put(layout);
    expect([changed.statusCode, changed.json()]).toEqual([200, { ...layout, version: 1 }]);
    expect(await api.get()).toEqual({ ...layout, version: 1 });
    expect(await api.get(asOtherCoach)).toEqual(none);
  });

  it('is for coaches who are logged in', async ({ api, server, asAthlete }) => {
    for (const [browser, status] of [
      [server.browser(), 401],
      [asAthlete, 403],
    ] as const) {
      expect((await browser.get('/api/roster-layout')).statusCode).toBe(status);
      expect((await api.put({}, browser)).statusCode).toBe(status);
    }
  });

  it('rejects an outdated version, and accepts a repeated request', async ({ api }) => {
    await api.put({ views: [aView({ name: 'First' })] });
    const second = { views: [aView({ name: 'Second' })] };
    const late = await api.put(second);
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { code: 'changed_meanwhile', version: 1 },
    ]);
    expect((await api.get()).views).toMatchObject([{ name: 'First' }]);
    expect((await api.put({ ...second, version: 1 })).statusCode).toBe(200);
    const repeated = await api.put({ ...second, version: 1 });
    expect([repeated.statusCode, repeated.json().version]).toEqual([200, 2]);
  });

  it('accepts one of two changes made at once', async ({ api }) => {
    const replies = await Promise.all(
      ['One', 'Two'].map((name) => api.put({ views: [aView({ name })] })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('has at most twenty views with different names and ids', async ({ api }) => {
    const views = (count: number) =>
      Array.from({ length: count }, (_, index) => aView({ name: `View ${index}` }));
    expect((await api.put({ views: views(20) })).statusCode).toBe(200);
    const id = randomUUID();
    for (const [list, message] of [
      [views(21), 'You can save 20 views. Delete one first.'],
      [
        [aView({ name: 'Größe' }), aView({ name: 'grösse' })],
        'You already have a view with this name. Choose another name.',
      ],
      [[aView({ id, name: 'One' }), aView({ id, name: 'Two' })], 'List each view once'],
    ] as const) {
      const reply = await api.put({ views: list, version: 1 });
      expect([reply.statusCode, reply.json().issues[0].message]).toEqual([400, message]);
    }
    expect((await api.get()).views).toHaveLength(20);
  });

  it('rejects unknown columns, filters and orders, and names that are too long', async ({
    api,
  }) => {
    for (const change of [
      { name: ' ' },
      { name: 'x'.repeat(41) },
      { group: 'everyone' },
      { status: 'lazy' },
      { sort: 'age' },
      { search: 'x'.repeat(101) },
      { tag: 'x'.repeat(25) },
      { columns: ['why', 'why'] },
      { columns: ['salary'] },
      { columns: undefined },
      { color: 'gold' },
    ]) {
      const { statusCode } = await api.put({ views: [aView(change)] });
      expect(statusCode, JSON.stringify(change)).toBe(400);
    }
    expect((await api.put({ columns: ['why', 'why'] })).statusCode).toBe(400);
    expect((await api.put({ columns: ['salary'] })).statusCode).toBe(400);
    expect((await api.put({ columns: [] })).statusCode).toBe(200);
  });

  it('drops stored columns and views this release doesn’t know', async ({ api, server, coach }) => {
    const { id } = coach;
    await api.put({ columns: ['goal', 'why'], views: [aView({ name: 'Kept' })] });
    const stored = [
      aView({ name: 'Kept', columns: ['salary', 'show'] }),
      aView({ name: 'Dropped', sort: 'salary' }),
    ];
    await server.db
      .update(rosterLayouts)
      .set({ columns: sql`'{salary,goal,why}'`, views: stored })
      .where(eq(rosterLayouts.coachId, id));
    expect(await api.get()).toMatchObject({
      columns: ['goal', 'why'],
      views: [{ name: 'Kept', columns: ['show'] }],
    });
  });
});
