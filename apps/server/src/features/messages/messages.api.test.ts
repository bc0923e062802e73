import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coachAlerts, users } from '../../platform/db/schema/index.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { findPerson } from '../athletes/index.ts';
import { changeMessage } from './change-message.ts';
import { listMessages } from './queries.ts';
import { sendMessage } from './send-message.ts';

const KEY = '0b6f2f3e-59f9-4c07-9d39-3d9f0f3a3b11';
const MINUTE_MS = 60_000;

let test: TestApp;
let coach: Person;
let athlete: Person;
let asCoach: TestBrowser;
let asAthlete: TestBrowser;

beforeAll(async () => {
  test = await openTestApp();
  coach = await createPerson(test.db, { role: 'coach', name: 'Coach' });
  athlete = await createPerson(test.db, { coachId: coach.id, name: 'Ana' });
  asCoach = await signIn(test, coach);
  asAthlete = await signIn(test, athlete);
});
afterAll(() => test.close());

const path = (person = athlete) => `/api/users/${person.id}/messages`;
const write = async (browser: TestBrowser, content: string, person = athlete) =>
  (await browser.post(path(person), { content })).json();
const unread = async (browser: TestBrowser) => (await browser.get('/api/messages/unread')).json();
const stored = (person: Person) =>
  listMessages(test.db, { athleteId: person.id, before: null, limit: 100 });
const patch = (browser: TestBrowser, id: string, content: string, version = 0) =>
  browser.request({ method: 'PATCH', url: `${path()}/${id}`, payload: { content, version } });

/** Events a person receives during an action. */
async function eventsOf(person: Person, act: () => Promise<unknown>): Promise<string[]> {
  const events: string[] = [];
  const stop = test.events.listen({
    userId: person.id,
    sessionId: '',
    send: (event) => events.push(`${event.type} ${event.athleteId}`),
    beat: () => undefined,
    end: () => undefined,
  });
  await act();
  stop();
  return events;
}

describe('message thread', () => {
  it('is the same for athlete and coach, and hidden from others', async () => {
    await write(asAthlete, 'First\nline');
    await write(asCoach, 'Second');
    for (const browser of [asAthlete, asCoach]) {
      expect((await browser.get(path())).json()).toMatchObject({
        athlete: { id: athlete.id, name: 'Ana' },
        coach: { id: coach.id, name: 'Coach' },
        messages: [
          { content: 'Second', fromUserId: coach.id },
          { content: 'First\nline', fromUserId: athlete.id },
        ],
        nextCursor: null,
      });
    }
    const stranger = await signIn(test, await createPerson(test.db, { role: 'coach' }));
    expect((await stranger.get(path())).statusCode).toBe(404);
    expect((await stranger.post(path(), { content: 'Hello' })).statusCode).toBe(404);
    const [own, theirs] = [athlete.id, coach.id];
    const unread = { read: false, createdAt: test.now() };
    const lines = await stored(athlete);
    expect(lines).toHaveLength(2);
    expect(lines).toMatchObject([
      { ...unread, content: 'Second', fromUserId: theirs, toUserId: own },
      { ...unread, content: 'First\nline', fromUserId: own, toUserId: theirs },
    ]);
  });

  it('notifies only its two parties', async () => {
    const other = await createPerson(test.db, { coachId: coach.id });
    const word = [`message ${athlete.id}`];
    expect(await eventsOf(athlete, () => write(asCoach, 'Hear'))).toEqual(word);
    expect(await eventsOf(coach, () => write(asAthlete, 'Hear'))).toEqual(word);
    expect(await eventsOf(other, () => write(asAthlete, 'Hear'))).toEqual([]);
  });

  it('sends typing events only to the other party, and stores nothing', async () => {
    const type = () => asAthlete.post(`${path()}/typing`);
    const before = await stored(athlete);
    expect(await eventsOf(coach, type)).toEqual([`typing ${athlete.id}`]);
    expect(await eventsOf(athlete, type)).toEqual([]);
    expect(await stored(athlete)).toEqual(before);
  });

  it('pages back without gaps or duplicates', async () => {
    const someone = await createPerson(test.db, { coachId: coach.id });
    for (let line = 0; line < 5; line += 1) await write(asCoach, `Line ${line}`, someone);
    const pagedContents: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const query: string = cursor ? `&cursor=${cursor}` : '';
      const page = (await asCoach.get(`${path(someone)}?limit=2${query}`)).json();
      pagedContents.push(...page.messages.map(({ content }: { content: string }) => content));
      cursor = page.nextCursor;
    }
    expect(pagedContents).toEqual([4, 3, 2, 1, 0].map((line) => `Line ${line}`));
    expect((await asCoach.get(`${path(someone)}?cursor=nope`)).statusCode).toBe(400);
  });

  it('stores a duplicate once, separately per person', async () => {
    const someone = await createPerson(test.db, { coachId: coach.id });
    const browser = await signIn(test, someone);
    const line = { content: 'Once', requestKey: KEY };
    const replies = await Promise.all([1, 2, 3].map(() => browser.post(path(someone), line)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    await asCoach.post(path(someone), line);
    expect(await stored(someone)).toHaveLength(2);
  });

  it('rejects empty, too long or unknown content', async () => {
    const before = await stored(athlete);
    for (const body of [
      { content: '' },
      { content: '  \n ' },
      { content: 'x'.repeat(5001) },
      { content: 'Hi', toUserId: coach.id },
      { content: 'Hi', requestKey: 'x' },
    ]) {
      expect((await asAthlete.post(path(), body)).statusCode, JSON.stringify(body)).toBe(400);
    }
    expect((await test.browser().post(path(), { content: 'Hi' })).statusCode).toBe(401);
    expect(await stored(athlete)).toEqual(before);
  });

  it('reports that no one coaches the athlete', async () => {
    const alone = await createPerson(test.db);
    const browser = await signIn(test, alone);
    expect((await browser.get(path(alone))).json()).toMatchObject({ coach: null, messages: [] });
    const refused = await browser.post(path(alone), { content: 'Anyone?' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
    expect((await browser.get('/api/messages/threads')).json()).toMatchObject({ threads: [] });
  });

  it('moves to the current coach after a handover', async () => {
    const taker = await createPerson(test.db, { role: 'coach' });
    const someone = await createPerson(test.db, { coachId: coach.id });
    const athleteBefore = await findPerson(test.db, someone.id);
    if (!athleteBefore) throw new Error('the athlete is gone');
    await test.db.update(users).set({ coachId: taker.id }).where(eq(users.id, someone.id));
    const services = { db: test.db, now: test.now, events: test.events };
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
    const { threads } = (await (await signIn(test, taker)).get('/api/messages/threads')).json();
    expect(threads).toMatchObject([{ athleteId: someone.id, unread: 1 }]);
    expect(await stored(someone)).toHaveLength(1);
  });

  it('alerts the current coach to a sign edited into an old message', async () => {
    const taker = await createPerson(test.db, { role: 'coach' });
    const someone = await createPerson(test.db, { coachId: coach.id });
    const athleteBefore = await findPerson(test.db, someone.id);
    if (!athleteBefore) throw new Error('the athlete is gone');
    const { id } = await write(await signIn(test, someone), 'All well.', someone);
    await test.db.update(users).set({ coachId: taker.id }).where(eq(users.id, someone.id));
    const { db, now, events, settings } = test;
    const change = (by: Person) =>
      changeMessage(
        { db, now, events, settings },
        { userId: by.id, role: by.role } as Actor,
        { athlete: athleteBefore },
        { messageId: id, content: 'I fainted after training.' },
      );
    const received = await eventsOf(taker, () => change(someone));
    expect(received).toContain(`message ${someone.id}`);
    const alerts = await db.select().from(coachAlerts).where(eq(coachAlerts.clientId, someone.id));
    expect(alerts.map(({ coachId }) => coachId)).toEqual([taker.id]);
    await expect(change(coach)).rejects.toMatchObject({ code: 'not_found' });
  });

  it("doesn't exist for a coach", async () => {
    expect((await asCoach.get(path(coach))).statusCode).toBe(404);
  });
});

describe('reading messages', () => {
  it('counts unread messages up to the read one, and notifies the sender', async () => {
    const someone = await createPerson(test.db, { coachId: coach.id });
    const browser = await signIn(test, someone);
    const first = await write(browser, 'One', someone);
    await write(browser, 'Two', someone);
    const own = { athleteId: someone.id };
    expect((await unread(asCoach)).threads).toContainEqual({ ...own, unread: 2 });
    expect(await unread(browser)).toEqual({ total: 0, threads: [] });

    const read = () => asCoach.post(`${path(someone)}/read`, { upTo: first.id });
    expect(await eventsOf(someone, read)).toEqual([`message ${someone.id}`]);
    expect(await eventsOf(someone, read)).toEqual([]);
    expect((await unread(asCoach)).threads).toContainEqual({ ...own, unread: 1 });
    const { messages } = (await browser.get(path(someone))).json();
    expect(messages).toMatchObject([{ readAt: null }, { readAt: test.now().toISOString() }]);
  });

  it('never marks one’s own messages as read', async () => {
    const someone = await createPerson(test.db, { coachId: coach.id });
    const browser = await signIn(test, someone);
    const { id } = await write(browser, 'Mine', someone);
    await browser.post(`${path(someone)}/read`, { upTo: id });
    expect((await stored(someone))[0]).toMatchObject({ read: false, readAt: null });
  });
});

describe('changing a message', () => {
  it('is possible for its sender for 15 minutes, by editing or deleting', async () => {
    const { id } = await write(asAthlete, 'Tpyo');
    expect((await patch(asAthlete, id, 'Typo')).json()).toMatchObject({
      content: 'Typo',
      editedAt: test.now().toISOString(),
    });
    test.advance(14 * MINUTE_MS);
    const deleted = await asAthlete.delete(`${path()}/${id}`);
    expect(deleted.json()).toMatchObject({ content: '', deletedAt: test.now().toISOString() });
    expect((await stored(athlete))[0]).toMatchObject({ content: '' });
    expect((await patch(asAthlete, id, 'Again')).statusCode).toBe(409);
  });

  it('is rejected in the second of two windows', async () => {
    const { id, version } = await write(asAthlete, 'Rested.');
    expect((await patch(asAthlete, id, 'Rested well.', version)).json()).toMatchObject({
      version: version + 1,
    });
    const late = await patch(asAthlete, id, 'Rested badly.', version);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'changed_meanwhile', version: version + 1 });
    expect((await stored(athlete))[0]).toMatchObject({ content: 'Rested well.' });
  });

  it('alerts the coach once to an edited-in sign', async () => {
    const someone = await createPerson(test.db, { coachId: coach.id, name: 'Mia' });
    const browser = await signIn(test, someone);
    const { id } = await write(browser, 'All good', someone);
    let version = 0;
    const edit = (content: string) => {
      const payload = { content, version: version++ };
      return browser.request({ method: 'PATCH', url: `${path(someone)}/${id}`, payload });
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
    const own = await write(asCoach, 'How are you?', someone);
    const payload = { content: 'Have you fainted? I fainted once.', version: 0 };
    await asCoach.request({ method: 'PATCH', url: `${path(someone)}/${own.id}`, payload });
    expect(await alerts()).toHaveLength(2);
  });

  it('is rejected later, and for the other party', async () => {
    const { id } = await write(asAthlete, 'Fixed');
    expect((await patch(asCoach, id, 'Mine now')).statusCode).toBe(404);
    expect((await asCoach.delete(`${path()}/${id}`)).statusCode).toBe(404);
    test.advance(16 * MINUTE_MS);
    expect((await patch(asAthlete, id, 'Late')).statusCode).toBe(409);
    expect((await asAthlete.delete(`${path()}/${id}`)).statusCode).toBe(409);
    expect((await stored(athlete))[0]).toMatchObject({ content: 'Fixed', editedAt: null });
  });
});
