import type { AuditLine, Colleague } from '@posedown/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPerson, type Person, signIn } from '../../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../../testing/test-app.ts';

let test: TestApp;
let head: Person;
let asHead: TestBrowser;
let leaver: Person;
let asLeaver: TestBrowser;
let taker: Person;
let asTaker: TestBrowser;
let athlete: Person;

const DAY_MS = 86_400_000;
const LEAVER_SECRET = 'squat bench deadlift';

beforeAll(async () => {
  test = await openTestApp();
  head = await createPerson(test.db, { role: 'coach', name: 'Mia Head', password: LEAVER_SECRET });
});
beforeEach(async () => {
  asHead = await signIn(test, head);
  leaver = await createPerson(test.db, { role: 'coach', name: 'Lou', password: LEAVER_SECRET });
  taker = await createPerson(test.db, { role: 'coach', name: 'Tess', password: LEAVER_SECRET });
  athlete = await createPerson(test.db, { coachId: leaver.id, name: 'Ana' });
  [asLeaver, asTaker] = [await signIn(test, leaver), await signIn(test, taker)];
});
afterAll(() => test.close());

const remove = (body: object, browser = asHead, coachId = leaver.id) =>
  browser.post(`/api/team/${coachId}/removal`, body);
const namesOf = async (browser: TestBrowser) =>
  (await browser.get('/api/clients')).json().clients.map(({ name }: { name: string }) => name);
const team = async (): Promise<Colleague[]> => (await asHead.get('/api/team')).json().coaches;
const logIn = () =>
  test.browser().post('/api/auth/login', { email: leaver.email, password: LEAVER_SECRET });
const invite = async (browser: TestBrowser, email: string) => {
  await browser.post('/api/invitations', { email });
  await test.settle();
  return /invite=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
};
const open = async (token: string | undefined) =>
  (await test.browser().post('/api/invitations/open', { token })).json();

it('hands over athletes, threads and alerts, and writes audit entries', async () => {
  const thread = `/api/users/${athlete.id}/messages`;
  const asAthlete = await signIn(test, athlete);
  await asAthlete.post('/api/progress', {
    date: '2026-11-21',
    energyLevel: 6,
    stressLevel: 4,
    mood: 'good',
  });
  await asLeaver.post(thread, { content: 'Keep the pace.' });
  await asAthlete.post(thread, { content: 'I fainted yesterday.' });
  await test.settle();
  const answer = await remove({ takesOverId: taker.id });
  expect([answer.statusCode, answer.json()]).toEqual([200, { handedOver: 1 }]);
  expect(await namesOf(asTaker)).toEqual(['Ana']);
  expect((await asTaker.get('/api/messages/unread')).json().total).toBe(1);
  expect((await asTaker.get('/api/alerts')).json().alerts).toMatchObject([{ type: 'red_flag' }]);
  const { coach, messages } = (await asAthlete.get(thread)).json();
  expect(coach).toMatchObject({ name: 'Tess' });
  expect(messages.map(({ content }: { content: string }) => content)).toEqual([
    'I fainted yesterday.',
    'Keep the pace.',
  ]);
  const lines: AuditLine[] = (await asHead.get('/api/audit?kind=practice')).json().lines;
  expect(lines[0]).toMatchObject({
    action: 'remove coach',
    outcome: 'done',
    actor: { name: 'Mia Head' },
    subject: { name: 'Lou' },
    details: { athletes: '1', to: 'Tess' },
  });
});

it('logs the coach out everywhere and blocks new logins', async () => {
  await test.browser().post('/api/auth/password-link', { email: leaver.email });
  await test.settle();
  const token = /token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
  expect(token).toBeDefined();
  await remove({ takesOverId: taker.id });
  expect((await asLeaver.get('/api/auth/me')).statusCode).toBe(401);
  expect((await asLeaver.get(`/api/users/${athlete.id}`)).statusCode).toBe(401);
  expect((await logIn()).json().code).toBe('invalid_credentials');
  const set = await test
    .browser()
    .post('/api/auth/set-password', { token, password: 'another long secret' });
  expect(set.json().code).toBe('link_invalid');
  const mailed = test.mails.length;
  await test.browser().post('/api/auth/password-link', { email: leaver.email });
  await test.settle();
  expect(test.mails).toHaveLength(mailed);
});

it('never leaves an athlete without a coach', async () => {
  for (const body of [
    { takesOverId: null },
    { takesOverId: leaver.id },
    { takesOverId: athlete.id },
    { takesOverId: crypto.randomUUID() },
  ]) {
    const refused = await remove(body);
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'takesOverId']);
  }
  expect((await asLeaver.get(`/api/users/${athlete.id}`)).statusCode).toBe(200);
  await remove({ takesOverId: taker.id });
  const removed = await remove({ takesOverId: leaver.id }, asHead, taker.id);
  expect(removed.json().issues[0].path).toBe('takesOverId');
  const transferred = await asTaker.post(`/api/users/${athlete.id}/coach`, { coachId: leaver.id });
  expect(transferred.statusCode).toBe(400);
});

it('is allowed only to the head coach, and never for themselves', async () => {
  const refused = await remove({ takesOverId: taker.id }, asTaker);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'head_coach_only']);
  expect((await remove({ takesOverId: null }, await signIn(test, athlete))).statusCode).toBe(403);
  expect((await remove({ takesOverId: taker.id }, asHead, head.id)).statusCode).toBe(404);
  expect((await remove({ takesOverId: null }, asHead, athlete.id)).statusCode).toBe(404);
});

it('takes effect once, even if repeated', async () => {
  const taps = await Promise.all([1, 2].map(() => remove({ takesOverId: taker.id })));
  expect(taps.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
});

it('moves open invitations, or revokes them without a successor', async () => {
  const moved = await invite(asLeaver, `${crypto.randomUUID()}@test.example`);
  const both = `${crypto.randomUUID()}@test.example`;
  await invite(asTaker, both);
  const twice = await invite(asLeaver, both);
  await remove({ takesOverId: taker.id });
  expect(await open(moved)).toMatchObject({ coachName: 'Tess' });
  expect((await open(twice)).code).toBe('link_invalid');
  const idle = await createPerson(test.db, { role: 'coach', name: 'Ida' });
  const dead = await invite(await signIn(test, idle), `${crypto.randomUUID()}@test.example`);
  expect((await remove({ takesOverId: null }, asHead, idle.id)).statusCode).toBe(200);
  expect((await open(dead)).code).toBe('link_invalid');
});

it("keeps a valid invitation over the other coach's expired one", async () => {
  const email = `${crypto.randomUUID()}@test.example`;
  const expired = await invite(asTaker, email);
  test.advance(15 * DAY_MS);
  const works = await invite(asLeaver, email);
  await remove({ takesOverId: taker.id });
  expect(await open(works)).toMatchObject({ coachName: 'Tess' });
  expect((await open(expired)).code).toBe('link_invalid');
});

it('restores a former coach by email, without the athletes', async () => {
  await remove({ takesOverId: taker.id });
  expect((await team()).map(({ id }) => id)).not.toContain(leaver.id);
  const back = await asHead.post('/api/team', { name: 'Lou Again', email: leaver.email });
  expect(back.json()).toMatchObject({ id: leaver.id, name: 'Lou Again', isActive: false });
  await test.settle();
  const token = /token=([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1];
  await test.browser().post('/api/auth/set-password', { token, password: LEAVER_SECRET });
  expect((await logIn()).statusCode).toBe(200);
  expect(await namesOf(await signIn(test, leaver))).toEqual([]);
});
