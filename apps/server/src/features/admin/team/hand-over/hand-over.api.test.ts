import type { Message } from '@posedown/contract';
import { expect } from 'vitest';
import { eventsReceivedBy } from '../../../../testing/events-received-by.ts';
import { serverTest } from '../../../../testing/fixtures.ts';
import { createPerson, type Person, signIn } from '../../../../testing/people.ts';
import type { TestBrowser } from '../../../../testing/test-app.ts';

let before: { person: Person; browser: TestBrowser };
let after: { person: Person; browser: TestBrowser };
let athlete: Person;
let asAthlete: TestBrowser;

const SECRET = 'squat bench deadlift';

const it = serverTest.extend('api', ({ server }) => {
  async function enter(person: Person) {
    return { person, browser: await signIn(server, person) };
  }
  return { enter };
});

it.beforeEach(async ({ api, server }) => {
  before = await api.enter(
    await createPerson(server.db, { role: 'coach', name: 'Before', password: SECRET }),
  );
  after = await api.enter(
    await createPerson(server.db, { role: 'coach', name: 'After', password: SECRET }),
  );
  athlete = await createPerson(server.db, { coachId: before.person.id, name: 'Ana' });
  asAthlete = await signIn(server, athlete);
});

const handOver = (browser: TestBrowser, coachId: string) =>
  browser.post(`/api/users/${athlete.id}/coach`, { coachId });
const thread = () => `/api/users/${athlete.id}/messages`;
const unreadOf = async ({ browser }: typeof before) =>
  (await browser.get('/api/messages/unread')).json().total;
const threadsOf = async ({ browser }: typeof before) =>
  (await browser.get('/api/messages/threads')).json().threads;
const alertsOf = async ({ browser }: typeof before) =>
  (await browser.get('/api/alerts')).json().alerts;

it('moves the athlete to the new coach’s roster', async () => {
  const answer = await handOver(before.browser, after.person.id);
  expect(answer.json()).toEqual({ coach: { id: after.person.id, name: 'After' } });
  const names = async ({ browser }: typeof before) =>
    (await browser.get('/api/clients')).json().clients.map(({ name }: { name: string }) => name);
  expect([await names(before), await names(after)]).toEqual([[], ['Ana']]);
  expect((await before.browser.get(`/api/users/${athlete.id}`)).statusCode).toBe(404);
  expect((await after.browser.get(`/api/users/${athlete.id}/overview`)).statusCode).toBe(200);
});

it('notifies both coaches and the athlete', async ({ server }) => {
  const events = { before: [] as unknown[], after: [] as unknown[], athlete: [] as unknown[] };
  events.athlete = await eventsReceivedBy(server, athlete, async () => {
    events.after = await eventsReceivedBy(server, after.person, async () => {
      const act = () => handOver(before.browser, after.person.id);
      events.before = await eventsReceivedBy(server, before.person, act);
    });
  });
  for (const type of ['athlete', 'message', 'alert', 'protocol']) {
    expect(events.after).toContainEqual({ type, athleteId: athlete.id });
  }
  expect(events.athlete).toContainEqual({ type: 'athlete', athleteId: athlete.id });
  // No event that would make the previous coach refetch data they can no longer see.
  expect(events.before).toEqual([{ type: 'handover', athleteId: athlete.id }]);
});

it('moves the thread, unread messages and open alerts, but not notes', async () => {
  await asAthlete.post(thread(), { content: 'I fainted yesterday.' });
  await before.browser.post(`/api/users/${athlete.id}/coach-notes`, { content: 'Private.' });
  expect([await unreadOf(before), (await alertsOf(before)).length]).toEqual([1, 1]);
  await handOver(before.browser, after.person.id);
  expect([await unreadOf(before), await unreadOf(after)]).toEqual([0, 1]);
  expect([await threadsOf(before), (await threadsOf(after)).length]).toEqual([[], 1]);
  expect(await alertsOf(before)).toEqual([]);
  expect(await alertsOf(after)).toMatchObject([{ type: 'red_flag', read: false }]);
  const notes = (await after.browser.get(`/api/users/${athlete.id}/coach-notes`)).json().notes;
  expect(notes).toEqual([]);
});

it('shows the new coach previously resolved alerts', async () => {
  await asAthlete.post(thread(), { content: 'I fainted yesterday.' });
  const [alert] = await alertsOf(before);
  await before.browser.post(`/api/alerts/${alert.id}/resolve`, {});
  await handOver(before.browser, after.person.id);
  expect(await alertsOf(after)).toEqual([]);
  const { alerts } = (await after.browser.get('/api/alerts?state=resolved')).json();
  expect(alerts).toMatchObject([{ id: alert.id, resolved: true }]);
});

it('continues the same thread', async () => {
  await before.browser.post(thread(), { content: 'Meet your new coach.' });
  await handOver(before.browser, after.person.id);
  await after.browser.post(thread(), { content: 'Hello.' });
  const { coach, messages } = (await asAthlete.get(thread())).json();
  expect(coach).toMatchObject({ name: 'After' });
  expect((await asAthlete.get(`/api/users/${athlete.id}`)).json().coachName).toBe('After');
  expect(messages.map(({ fromName, content }: Message) => [fromName, content])).toEqual([
    ['After', 'Hello.'],
    ['Before', 'Meet your new coach.'],
  ]);
});

it('sends a farewell message once, and none if rejected', async () => {
  const path = `/api/users/${athlete.id}/coach`;
  const body = { coachId: after.person.id, message: 'From today After is your coach.' };
  const refused = await before.browser.post(path, { ...body, coachId: before.person.id });
  expect(refused.statusCode).toBe(400);
  expect((await before.browser.post(path, body)).statusCode).toBe(200);
  expect((await before.browser.post(path, body)).statusCode).toBe(404);
  const { messages } = (await asAthlete.get(thread())).json();
  expect(messages).toMatchObject([{ fromName: 'Before', content: body.message }]);
  const { total } = (await asAthlete.get('/api/messages/unread')).json();
  expect([total, await unreadOf(after)]).toEqual([1, 0]);
});

it("is allowed only to the athlete's coach, and only to another coach", async ({ server }) => {
  expect((await handOver(after.browser, after.person.id)).statusCode).toBe(404);
  expect((await handOver(asAthlete, after.person.id)).statusCode).toBe(403);
  const someone = await createPerson(server.db);
  const neverLoggedIn = await createPerson(server.db, { role: 'coach' });
  const unsuitableIds = [before.person, someone, neverLoggedIn, athlete].map(({ id }) => id);
  for (const coachId of [...unsuitableIds, crypto.randomUUID()]) {
    const refused = await handOver(before.browser, coachId);
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'coachId']);
  }
  const itself = await before.browser.post(`/api/users/${before.person.id}/coach`, {
    coachId: after.person.id,
  });
  expect(itself.statusCode).toBe(404);
});

it('takes effect once, even if repeated', async () => {
  const answers = await Promise.all([1, 2].map(() => handOver(before.browser, after.person.id)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
});
