import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { coachAlerts, users } from '../../platform/db/schema/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { eventsReceivedBy } from '../../testing/events-received-by.ts';
import { pairTest } from '../../testing/fixtures.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-app.ts';
import { findPerson } from '../athletes/index.ts';
import { changeMessage } from './change-message.ts';
import { listMessages } from './queries.ts';
import { sendMessage } from './send-message.ts';

const KEY = '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b11';
const MINUTE_MS = 60_000;

const it = pairTest
  .extend('coach', { scope: 'file' }, ({ server }) =>
    createPerson(server.db, { role: 'coach', name: 'Coach' }),
  )
  .extend('api', ({ athlete, server, coach }) => {
    const path = (person = athlete) => `/api/users/${person.id}/messages`;
    const write = async (browser: TestBrowser, content: string, person = athlete) =>
      (await browser.post(path(person), { content })).json();
    const stored = (person = athlete) =>
      listMessages(server.db, { athleteId: person.id, before: null, limit: 100 });
    const patch = (browser: TestBrowser, id: string, content: string, version = 0) =>
      browser.request({ method: 'PATCH', url: `${path()}/${id}`, payload: { content, version } });
    const newAthlete = (name?: string) => createPerson(server.db, { coachId: coach.id, name });
    /** Events a person receives during an action. */
    const eventsOf = async (person: Person, act: () => Promise<unknown>) =>
      (await eventsReceivedBy(server, person, act)).map(
        ({ type, athleteId }) => `${type} ${athleteId}`,
      );
    return { path, write, stored, patch, newAthlete, eventsOf };
  });

const unread = async (browser: TestBrowser) => (await browser.get('/api/messages/unread')).json();

describe('message thread', () => {
  it('is the same for athlete and coach, and hidden from others', async ({
    api,
    asAthlete,
    asCoach,
    athlete,
    coach,
    asOtherCoach,
    server,
  }) => {
    await api.write(asAthlete, 'First\nline');
    await api.write(asCoach, 'Second');
    for (const browser of [asAthlete, asCoach]) {
      expect((await browser.get(api.path())).json()).toMatchObject({
        athlete: { id: athlete.id, name: 'Ana' },
        coach: { id: coach.id, name: 'Coach' },
        messages: [
          { content: 'Second', fromUserId: coach.id },
          { content: 'First\nline', fromUserId: athlete.id },
        ],
        nextCursor: null,
      });
    }
    expect((await asOtherCoach.get(api.path())).statusCode).toBe(404);
    expect((await asOtherCoach.post(api.path(), { content: 'Hello' })).statusCode).toBe(404);
    const [own, theirs] = [athlete.id, coach.id];
    const unread = { read: false, createdAt: server.now() };
    const lines = await api.stored();
    expect(lines).toHaveLength(2);
    expect(lines).toMatchObject([
      { ...unread, content: 'Second', fromUserId: theirs, toUserId: own },
      { ...unread, content: 'First\nline', fromUserId: own, toUserId: theirs },
    ]);
  });

  it('notifies only its two parties', async ({ api, athlete, asCoach, coach, asAthlete }) => {
    const other = await api.newAthlete();
    const heard = ({ id }: Person) => [`notice ${id}`, `message ${athlete.id}`];
    expect(await api.eventsOf(athlete, () => api.write(asCoach, 'Hear'))).toEqual(heard(athlete));
    expect(await api.eventsOf(coach, () => api.write(asAthlete, 'Hear'))).toEqual(heard(coach));
    expect(await api.eventsOf(other, () => api.write(asAthlete, 'Hear'))).toEqual([]);
  });

  it('sends typing events only to the other party, and stores nothing', async ({
    asAthlete,
    api,
    coach,
    athlete,
  }) => {
    const type = () => asAthlete.post(`${api.path()}/typing`);
    const before = await api.stored();
    expect(await api.eventsOf(coach, type)).toEqual([`typing ${athlete.id}`]);
    expect(await api.eventsOf(athlete, type)).toEqual([]);
    expect(await api.stored()).toEqual(before);
  });

  it('pages back without gaps or duplicates', async ({ api, asCoach }) => {
    const someone = await api.newAthlete();
    for (let line = 0; line < 5; line += 1) await api.write(asCoach, `Line ${line}`, someone);
    const pagedContents: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor ? `&cursor=${cursor}` : '';
      const page = (await asCoach.get(`${api.path(someone)}?limit=2${query}`)).json();
      pagedContents.push(...page.messages.map(({ content }: { content: string }) => content));
      cursor = page.nextCursor;
    }
    expect(pagedContents).toEqual([4, 3, 2, 1, 0].map((line) => `Line ${line}`));
    expect((await asCoach.get(`${api.path(someone)}?cursor=nope`)).statusCode).toBe(400);
  });

  it('stores a duplicate once, separately per person', async ({ api, server, asCoach }) => {
    const someone = await api.newAthlete();
    const browser = await signIn(server, someone);
    const line = { content: 'Once', requestKey: KEY };
    const replies = await Promise.all([1, 2, 3].map(() => browser.post(api.path(someone), line)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    await asCoach.post(api.path(someone), line);
    expect(await api.stored(someone)).toHaveLength(2);
  });

  it('rejects empty, too long or unknown content', async ({ api, coach, asAthlete, server }) => {
    const before = await api.stored();
    for (const body of [
      { content: '' },
      { content: '  \n ' },
      { content: 'x'.repeat(5001) },
      { content: 'Hi', toUserId: coach.id },
      { content: 'Hi', requestKey: 'x' },
    ]) {
      expect((await asAthlete.post(api.path(), body)).statusCode, JSON.stringify(body)).toBe(400);
    }
    expect((await server.browser().post(api.path(), { content: 'Hi' })).statusCode).toBe(401);
    expect(await api.stored()).toEqual(before);
  });

  it('reports that no one coaches the athlete', async ({ server, api }) => {
    const alone = await createPerson(server.db);
    const browser = await signIn(server, alone);
    expect((await browser.get(api.path(alone))).json()).toMatchObject({
      coach: null,
      messages: [],
    });
    const refused = await browser.post(api.path(alone), { content: 'Anyone?' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
    expect((await browser.get('/api/messages/threads')).json()).toMatchObject({ threads: [] });
  });

  it('moves to the current coach after a handover', async ({ server, api, coach }) => {
    const taker = await createPerson(server.db, { role: 'coach' });
    const someone = await api.newAthlete();
    const athleteBefore = await findPerson(server.db, someone.id);
    if (!athleteBefore) throw new Error('the athlete is gone');
    await server.db.update(users).set({ coachId: taker.id }).where(eq(users.id, someone.id));
    const services = { db: server.db, now: server.now, events: server.events };
    const send = ({ id: userId, role }: Person, content: string) =>
      sendMessage(
        services,
        { userId, role, timezone: 'UTC' } as Actor,
        { athlete: athleteBefore },
        { content, photoIds: [] },
      );
    const sent = await send(someone, 'Who reads this?');
    expect(sent.toUserId).toBe(taker.id);
    await expect(send(coach, 'I did.')).rejects.toMatchObject({ code: 'not_found' });
    const { threads } = (await (await signIn(server, taker)).get('/api/messages/threads')).json();
    expect(threads).toMatchObject([{ athleteId: someone.id, unread: 1 }]);
    expect(await api.stored(someone)).toHaveLength(1);
  });

  it('alerts the current coach to a sign edited into an old message', async ({
    server,
    api,
    coach,
  }) => {
    const taker = await createPerson(server.db, { role: 'coach' });
    const someone = await api.newAthlete();
    const athleteBefore = await findPerson(server.db, someone.id);
    if (!athleteBefore) throw new Error('the athlete is gone');
    const { id } = await api.write(await signIn(server, someone), 'All well.', someone);
    await server.db.update(users).set({ coachId: taker.id }).where(eq(users.id, someone.id));
    const { db, now, events, files, background } = server;
    const change = (by: Person) =>
      changeMessage(
        { db, now, events, files, background },
        { userId: by.id, role: by.role } as Actor,
        { athlete: athleteBefore },
        { messageId: id, content: 'I fainted after training.' },
      );
    const received = await api.eventsOf(taker, () => change(someone));
    expect(received).toContain(`message ${someone.id}`);
    const alerts = await db.select().from(coachAlerts).where(eq(coachAlerts.clientId, someone.id));
    expect(alerts.map(({ coachId }) => coachId)).toEqual([taker.id]);
    await expect(change(coach)).rejects.toMatchObject({ code: 'not_found' });
  });

  it("doesn't exist for a coach", async ({ asCoach, api, coach }) => {
    expect((await asCoach.get(api.path(coach))).statusCode).toBe(404);
  });
});

describe('reading messages', () => {
  it('counts unread messages up to the read one, and notifies the sender', async ({
    api,
    server,
    asCoach,
  }) => {
    const someone = await api.newAthlete();
    const browser = await signIn(server, someone);
    const first = await api.write(browser, 'One', someone);
    await api.write(browser, 'Two', someone);
    const own = { athleteId: someone.id };
    expect((await unread(asCoach)).threads).toContainEqual({ ...own, unread: 2 });
    expect(await unread(browser)).toEqual({ total: 0, threads: [] });

    const read = () => asCoach.post(`${api.path(someone)}/read`, { upTo: first.id });
    expect(await api.eventsOf(someone, read)).toEqual([`message ${someone.id}`]);
    expect(await api.eventsOf(someone, read)).toEqual([]);
    expect((await unread(asCoach)).threads).toContainEqual({ ...own, unread: 1 });
    const { messages } = (await browser.get(api.path(someone))).json();
    expect(messages).toMatchObject([{ readAt: null }, { readAt: server.now().toISOString() }]);
  });

  it('never marks one’s own messages as read', async ({ api, server }) => {
    const someone = await api.newAthlete();
    const browser = await signIn(server, someone);
    const { id } = await api.write(browser, 'Mine', someone);
    await browser.post(`${api.path(someone)}/read`, { upTo: id });
    expect((await api.stored(someone))[0]).toMatchObject({ read: false, readAt: null });
  });
});

describe('changing a message', () => {
  it('is possible for its sender for 15 minutes, by editing or deleting', async ({
    api,
    asAthlete,
    server,
  }) => {
    const { id } = await api.write(asAthlete, 'Tpyo');
    expect((await api.patch(asAthlete, id, 'Typo')).json()).toMatchObject({
      content: 'Typo',
      editedAt: server.now().toISOString(),
    });
    server.advance(14 * MINUTE_MS);
    const deleted = await asAthlete.delete(`${api.path()}/${id}`);
    expect(deleted.json()).toMatchObject({ content: '', deletedAt: server.now().toISOString() });
    expect((await api.stored())[0]).toMatchObject({ content: '' });
    expect((await api.patch(asAthlete, id, 'Again')).statusCode).toBe(409);
  });

  it('is rejected in the second of two windows', async ({ api, asAthlete }) => {
    const { id, version } = await api.write(asAthlete, 'Rested.');
    expect((await api.patch(asAthlete, id, 'Rested well.', version)).json()).toMatchObject({
      version: version + 1,
    });
    const late = await api.patch(asAthlete, id, 'Rested badly.', version);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'changed_meanwhile', version: version + 1 });
    expect((await api.stored())[0]).toMatchObject({ content: 'Rested well.' });
  });

  it('alerts the coach once to an edited-in sign', async ({ api, server, asCoach }) => {
    const someone = await api.newAthlete('Mia');
    const browser = await signIn(server, someone);
    const { id } = await api.write(browser, 'All good', someone);
    let version = 0;
    const edit = (content: string) => {
      const payload = { content, version: version++ };
      return browser.request({ method: 'PATCH', url: `${api.path(someone)}/${id}`, payload });
    };
    const alerts = async () =>
      (await asCoach.get('/api/alerts'))
        .json()
        .alerts.filter(({ clientId }: { clientId: string }) => clientId === someone.id);
    expect(await alerts()).toEqual([]);
    await edit('I fainted on the stairs');
    await edit('I fainted on the stairs.');
    expect(await alerts()).toMatchObject([{ type: 'red_flag', severity: 'high', read: false }]);
    await edit('I fainted, and I have chest pain');
    expect(await alerts()).toMatchObject([
      { message: expect.stringContaining('Mia mentioned chest pain') },
      { message: expect.stringContaining('Mia mentioned fainting') },
    ]);
    const own = await api.write(asCoach, 'How are you?', someone);
    const payload = { content: 'Have you fainted? I fainted once.', version: 0 };
    await asCoach.request({ method: 'PATCH', url: `${api.path(someone)}/${own.id}`, payload });
    expect(await alerts()).toHaveLength(2);
  });

  it('is rejected later, and for the other party', async ({ api, asAthlete, asCoach, server }) => {
    const { id } = await api.write(asAthlete, 'Fixed');
    expect((await api.patch(asCoach, id, 'Mine now')).statusCode).toBe(404);
    expect((await asCoach.delete(`${api.path()}/${id}`)).statusCode).toBe(404);
    server.advance(16 * MINUTE_MS);
    expect((await api.patch(asAthlete, id, 'Late')).statusCode).toBe(409);
    expect((await asAthlete.delete(`${api.path()}/${id}`)).statusCode).toBe(409);
    expect((await api.stored())[0]).toMatchObject({ content: 'Fixed', editedAt: null });
  });
});
