import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { athleteTags, checkInSchedules, users } from '../../../platform/db/schema/index.ts';
import { eventsReceivedBy } from '../../../testing/events-received-by.ts';
import { freshPairTest } from '../../../testing/fixtures.ts';
import { createPerson, type Person, signIn } from '../../../testing/people.ts';
import type { TestBrowser } from '../../../testing/test-app.ts';
import { refreshStanding } from '../write-for-athlete.ts';

const it = freshPairTest.extend('api', async ({ server, coach, athlete, asCoach }) => {
  const ben = await createPerson(server.db, { coachId: coach.id, name: 'Ben' });
  await refreshStanding(server, athlete.id);
  await refreshStanding(server, ben.id);
  const set = (tags: string[], { id } = athlete, browser: TestBrowser = asCoach) =>
    browser.request({ method: 'PUT', url: `/api/users/${id}/tags`, payload: { tags } });
  const tagMany = (action: string, tag: string, people: Person[]) =>
    asCoach.post('/api/tags/athletes', { action, tag, ids: people.map(({ id }) => id) });
  const tagsOf = async ({ id } = athlete, browser: TestBrowser = asCoach) =>
    (await browser.get(`/api/users/${id}/tags`)).json().tags;
  const all = async (browser: TestBrowser = asCoach) =>
    (await browser.get('/api/tags')).json().tags;
  const roster = async (query: string): Promise<string[]> =>
    (await asCoach.get(`/api/clients?${query}`)).json().clients.map(({ name }: Person) => name);
  return { ben, set, tagMany, tagsOf, all, roster };
});

describe('an athlete’s tags', () => {
  it('are set as a whole and spelled as first written', async ({ api }) => {
    expect((await api.set(['Shift  work', 'Online'])).json()).toEqual({
      tags: ['Online', 'Shift work'],
    });
    expect((await api.set(['SHIFT WORK'], api.ben)).json()).toEqual({ tags: ['Shift work'] });
    expect(await api.all()).toEqual([
      { tag: 'Online', athletes: 1 },
      { tag: 'Shift work', athletes: 2 },
    ]);
    expect((await api.set(['online'])).json()).toEqual({ tags: ['Online'] });
    expect((await api.set([])).json()).toEqual({ tags: [] });
    expect(await api.all()).toEqual([{ tag: 'Shift work', athletes: 1 }]);
  });

  it('are limited in number and length', async ({ api }) => {
    const tags = (count: number) => Array.from({ length: count }, (_, index) => `Tag ${index}`);
    expect((await api.set(tags(12))).statusCode).toBe(200);
    for (const list of [tags(13), ['x'.repeat(25)], [' '], ["''"], ['Prep', 'prep']]) {
      expect((await api.set(list)).statusCode, list.join()).toBe(400);
    }
    expect(await api.tagsOf()).toHaveLength(12);
  });

  it('are limited to sixty different ones', async ({ api, server, coach }) => {
    for (let start = 0; start < 60; start += 12) {
      const { id } = await createPerson(server.db, { coachId: coach.id });
      const tags = Array.from({ length: 12 }, (_, index) => `Tag ${start + index}`);
      expect((await api.set(tags, { ...api.ben, id })).statusCode).toBe(200);
    }
    const reply = await api.set(['One more']);
    expect([reply.statusCode, reply.json().error]).toEqual([
      400,
      'You already use 60 different tags. Remove one first.',
    ]);
    expect(await api.tagsOf()).toEqual([]);
    expect((await api.set(['tag 3'])).json()).toEqual({ tags: ['Tag 3'] });
  });

  it('stay with the coach who gave them', async ({ api, server, coach, otherCoach, athlete }) => {
    await api.set(['Online']);
    const move = (coachId: string) =>
      server.db.update(users).set({ coachId }).where(eq(users.id, athlete.id));
    await move(otherCoach.id);
    server.forgetReplies();
    const asOther = await signIn(server, otherCoach);
    expect(await api.tagsOf(athlete, asOther)).toEqual([]);
    expect([await api.all(asOther), await api.all()]).toEqual([[], []]);
    expect((await api.set(['Mine'], athlete, asOther)).json()).toEqual({ tags: ['Mine'] });
    await move(coach.id);
    server.forgetReplies();
    expect(await api.tagsOf()).toEqual(['Online']);
    await server.db.delete(users).where(eq(users.id, athlete.id));
    const isOf = eq(athleteTags.athleteId, athlete.id);
    expect(await server.db.select().from(athleteTags).where(isOf)).toEqual([]);
  });

  it('reach the coach’s other pages, but not the athlete', async ({
    api,
    server,
    coach,
    athlete,
  }) => {
    const change = (tag: string) => () => api.set([tag]);
    expect(await eventsReceivedBy(server, coach, change('One'))).toEqual([
      { type: 'athlete', athleteId: athlete.id },
    ]);
    expect(await eventsReceivedBy(server, athlete, change('Two'))).toEqual([]);
  });
});

describe('a tag for many athletes', () => {
  it('is added and removed, naming who changed', async ({ api, athlete }) => {
    await api.set(['Prep'], api.ben);
    const added = (await api.tagMany('add', 'prep', [athlete, api.ben])).json();
    expect(added).toEqual({ tag: 'Prep', changed: [athlete.id] });
    expect(await api.all()).toEqual([{ tag: 'Prep', athletes: 2 }]);
    const undone = await api.tagMany('remove', 'PREP', [athlete]);
    expect(undone.json()).toEqual({ tag: 'Prep', changed: [athlete.id] });
    expect([await api.tagsOf(), await api.tagsOf(api.ben)]).toEqual([[], ['Prep']]);
  });

  it('changes no one if one athlete isn’t the coach’s', async ({
    api,
    server,
    athlete,
    otherCoach,
  }) => {
    const foreign = await createPerson(server.db, { coachId: otherCoach.id });
    expect((await api.tagMany('add', 'Prep', [athlete, foreign])).statusCode).toBe(404);
    expect(await api.all()).toEqual([]);
    expect((await api.tagMany('add', 'Prep', [athlete, athlete])).statusCode).toBe(400);
  });

  it('changes no one if one athlete already has twelve tags', async ({ api, athlete }) => {
    await api.set(Array.from({ length: 12 }, (_, index) => `Tag ${index}`));
    const reply = await api.tagMany('add', 'Prep', [athlete, api.ben]);
    expect([reply.statusCode, reply.json().issues[0].path]).toEqual([400, 'tag']);
    expect(await api.tagsOf(api.ben)).toEqual([]);
    expect((await api.tagMany('add', 'tag 3', [athlete, api.ben])).json()).toMatchObject({
      changed: [api.ben.id],
    });
  });
});

describe('lists by tag', () => {
  it('filters and searches the roster', async ({ api, asCoach }) => {
    await api.set(['Nachtschicht', 'Größe']);
    await api.set(['Online'], api.ben);
    expect(await api.roster('tag=NACHTSCHICHT')).toEqual(['Ana']);
    expect(await api.roster('tag=nacht')).toEqual([]);
    expect(await api.roster('search=nacht')).toEqual(['Ana']);
    expect(await api.roster('search=grosse')).toEqual(['Ana']);
    expect(await api.roster('search=ben')).toEqual(['Ben']);
    expect(await api.roster('search=%25')).toEqual([]);
    const { clients } = (await asCoach.get('/api/clients?sort=name')).json();
    expect(clients).toMatchObject([{ tags: ['Größe', 'Nachtschicht'] }, { tags: ['Online'] }]);
  });

  it('filters the inbox and its counts', async ({ api, asCoach, server, athlete }) => {
    const late = { weekday: 3, minute: 1200, nextDueOn: '2026-11-12' };
    const schedules = [athlete, api.ben].map(({ id }) => ({ ...late, athleteId: id }));
    await server.db.insert(checkInSchedules).values(schedules);
    await api.set(['Online'], api.ben);
    const inbox = async (query: string) =>
      (await asCoach.get(`/api/check-in-inbox?filter=overdue${query}`)).json();
    expect((await inbox('')).counts).toMatchObject({ overdue: 2 });
    const { rows, counts } = await inbox('&tag=online');
    expect([rows.length, rows[0].name, counts.overdue]).toEqual([1, 'Ben', 1]);
    expect((await inbox('&tag=other')).counts).toMatchObject({ overdue: 0 });
  });

  it('assigns a check-in form', async ({ api, asCoach }) => {
    await api.set(['Online'], api.ben);
    const assign = (tag: string) =>
      asCoach.post('/api/check-in-forms/assign', {
        ...{ formId: null, weekday: 6, minute: 1200, to: { kind: 'tag', tag } },
      });
    expect((await assign('ONLINE')).json()).toEqual({ assigned: 1 });
    expect((await assign('Nobody')).json()).toEqual({ assigned: 0 });
    const { standard, unscheduled } = (await asCoach.get('/api/check-in-forms')).json();
    expect([standard.athletes, unscheduled]).toEqual([1, 1]);
    const { schedule } = (await asCoach.get(`/api/users/${api.ben.id}/check-in-schedule`)).json();
    expect(schedule).toMatchObject({ weekday: 6 });
  });
});
