import type { AuditLine, Colleague } from '@posedown/contract';
import { expect } from 'vitest';
import { serverTest } from '../../../testing/fixtures.ts';
import { createPerson, signIn } from '../../../testing/people.ts';
import type { TestBrowser } from '../../../testing/test-app.ts';
import { tokenMailedTo } from '../../../testing/token-mailed-to.ts';

const DAY_MS = 86_400_000;
const LEAVER_SECRET = 'squat bench deadlift';
const COACH = { role: 'coach', password: LEAVER_SECRET } as const;

const it = serverTest
  .extend('head', { scope: 'file' }, ({ server }) =>
    createPerson(server.db, { ...COACH, name: 'Mia Head' }),
  )
  .extend('scene', async ({ server, head }) => {
    const asHead = await signIn(server, head);
    const leaver = await createPerson(server.db, { ...COACH, name: 'Lou' });
    const taker = await createPerson(server.db, { ...COACH, name: 'Tess' });
    const athlete = await createPerson(server.db, { coachId: leaver.id, name: 'Ana' });
    const [asLeaver, asTaker] = [await signIn(server, leaver), await signIn(server, taker)];
    const remove = (body: object, browser = asHead, coachId = leaver.id) =>
      browser.post(`/api/team/${coachId}/removal`, body);
    const team = async (): Promise<Colleague[]> => (await asHead.get('/api/team')).json().coaches;
    const logIn = () =>
      server.browser().post('/api/auth/login', { email: leaver.email, password: LEAVER_SECRET });
    const invite = async (browser: TestBrowser, email: string) => {
      await browser.post('/api/invitations', { email });
      return tokenMailedTo(server, email);
    };
    const open = async (token: string | undefined) =>
      (await server.browser().post('/api/invitations/open', { token })).json();
    const people = { head, leaver, taker, athlete, asHead, asLeaver, asTaker };
    return { ...people, remove, team, logIn, invite, open };
  });

const namesOf = async (browser: TestBrowser) =>
  (await browser.get('/api/clients')).json().clients.map(({ name }: { name: string }) => name);

it('hands over athletes, threads and alerts, and writes audit entries', async ({
  server,
  scene,
}) => {
  const { taker, athlete, asHead, asLeaver, asTaker, remove } = scene;
  const thread = `/api/users/${athlete.id}/messages`;
  const asAthlete = await signIn(server, athlete);
  await asAthlete.post('/api/progress', {
    date: '2026-11-21',
    energyLevel: 6,
    stressLevel: 4,
    mood: 'good',
  });
  await asLeaver.post(thread, { content: 'Keep the pace.' });
  await asAthlete.post(thread, { content: 'I fainted yesterday.' });
  await server.settle();
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

it('logs the coach out everywhere and blocks new logins', async ({ server, scene }) => {
  const { leaver, taker, athlete, asLeaver, remove, logIn } = scene;
  await server.browser().post('/api/auth/password-link', { email: leaver.email });
  const token = await tokenMailedTo(server, leaver.email);
  expect(token).toBeDefined();
  await remove({ takesOverId: taker.id });
  expect((await asLeaver.get('/api/auth/me')).statusCode).toBe(401);
  expect((await asLeaver.get(`/api/users/${athlete.id}`)).statusCode).toBe(401);
  expect((await logIn()).json().code).toBe('invalid_credentials');
  const set = await server
    .browser()
    .post('/api/auth/set-password', { token, password: 'another long secret' });
  expect(set.json().code).toBe('link_invalid');
  const mailed = server.mails.length;
  await server.browser().post('/api/auth/password-link', { email: leaver.email });
  await server.settle();
  expect(server.mails).toHaveLength(mailed);
});

it('never leaves an athlete without a coach', async ({ scene }) => {
  const { leaver, taker, athlete, asHead, asLeaver, asTaker, remove } = scene;
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

it('is allowed only to the head coach, and never for themselves', async ({ server, scene }) => {
  const { head, taker, athlete, asHead, asTaker, remove } = scene;
  const refused = await remove({ takesOverId: taker.id }, asTaker);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'head_coach_only']);
  expect((await remove({ takesOverId: null }, await signIn(server, athlete))).statusCode).toBe(403);
  expect((await remove({ takesOverId: taker.id }, asHead, head.id)).statusCode).toBe(404);
  expect((await remove({ takesOverId: null }, asHead, athlete.id)).statusCode).toBe(404);
});

it('takes effect once, even if repeated', async ({ scene }) => {
  const { taker, remove } = scene;
  const taps = await Promise.all([1, 2].map(() => remove({ takesOverId: taker.id })));
  expect(taps.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
});

it('moves open invitations, or revokes them without a successor', async ({ server, scene }) => {
  const { taker, asHead, asLeaver, asTaker, remove, invite, open } = scene;
  const moved = await invite(asLeaver, `${crypto.randomUUID()}@server.example`);
  const both = `${crypto.randomUUID()}@server.example`;
  await invite(asTaker, both);
  const twice = await invite(asLeaver, both);
  await remove({ takesOverId: taker.id });
  expect(await open(moved)).toMatchObject({ coachName: 'Tess' });
  expect((await open(twice)).code).toBe('link_invalid');
  const idle = await createPerson(server.db, { role: 'coach', name: 'Ida' });
  const dead = await invite(await signIn(server, idle), `${crypto.randomUUID()}@server.example`);
  expect((await remove({ takesOverId: null }, asHead, idle.id)).statusCode).toBe(200);
  expect((await open(dead)).code).toBe('link_invalid');
});

it("keeps a valid invitation over the other coach's expired one", async ({ server, scene }) => {
  const { taker, asLeaver, asTaker, remove, invite, open } = scene;
  const email = `${crypto.randomUUID()}@server.example`;
  const expired = await invite(asTaker, email);
  server.advance(15 * DAY_MS);
  const works = await invite(asLeaver, email);
  await remove({ takesOverId: taker.id });
  expect(await open(works)).toMatchObject({ coachName: 'Tess' });
  expect((await open(expired)).code).toBe('link_invalid');
});

it('restores a former coach by email, without the athletes', async ({ server, scene }) => {
  const { leaver, taker, asHead, remove, team, logIn } = scene;
  await remove({ takesOverId: taker.id });
  expect((await team()).map(({ id }) => id)).not.toContain(leaver.id);
  const back = await asHead.post('/api/team', { name: 'Lou Again', email: leaver.email });
  expect(back.json()).toMatchObject({ id: leaver.id, name: 'Lou Again', isActive: false });
  const token = await tokenMailedTo(server, leaver.email);
  await server.browser().post('/api/auth/set-password', { token, password: LEAVER_SECRET });
  expect((await logIn()).statusCode).toBe(200);
  expect(await namesOf(await signIn(server, leaver))).toEqual([]);
});
