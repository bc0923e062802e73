import type { Invitation } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../../testing/test-app.ts';
import { findPerson } from '../athletes/index.ts';
import { deleteOldInvitations } from './index.ts';

const DAY_MS = 86_400_000;

let test: TestApp;
let coach: Person;
let browser: TestBrowser;
beforeAll(async () => {
  test = await openTestApp();
  await createPerson(test.db, { role: 'coach', name: 'Head Coach' });
});
afterAll(() => test.close());
// Each test has its own coach, because mails are counted per coach.
beforeEach(async () => {
  // The previous test's mails arrive after its responses.
  await test.settle();
  coach = await createPerson(test.db, { role: 'coach', name: 'Ali' });
  browser = await signIn(test, coach);
});

let count = 0;
const someone = () => {
  count += 1;
  return `invited-${count}@test.example`;
};

const lastToken = async () => {
  await test.settle();
  return /invite=([A-Za-z0-9_-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';
};

const invite = async (body: object = { email: someone() }): Promise<Invitation> => {
  const reply = await browser.post('/api/invitations', body);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
};

const list = async (): Promise<Invitation[]> =>
  (await browser.get('/api/invitations')).json().invitations;

const open = (token: string) => test.browser().post('/api/invitations/open', { token });

const accept = (inviteToken: string, email = someone()) =>
  test.browser().post('/api/users', { ...signUpForm({ email }), inviteToken });

describe('inviting an athlete', () => {
  it('emails a link and lists the invitation as pending', async () => {
    const email = someone();
    const created = await invite({
      email: email.toUpperCase(),
      name: 'Ana',
      message: 'Let us go.',
    });
    expect(created).toMatchObject({ email, name: 'Ana', state: 'pending', athleteId: null });
    const token = await lastToken();
    expect(test.mails.at(-1)).toMatchObject({ to: email });
    expect(test.mails.at(-1)?.text).toContain('Let us go.');
    expect((await open(token)).json()).toEqual({
      email,
      name: 'Ana',
      coachName: 'Ali',
      practiceName: null,
      units: 'metric',
    });
    expect(await list()).toEqual([created]);
  });

  it('creates an account of the inviting coach', async () => {
    await invite();
    const reply = await accept(await lastToken());
    expect(reply.statusCode, reply.body).toBe(201);
    const { user } = reply.json();
    expect(await findPerson(test.db, user.id)).toMatchObject({ coachId: coach.id });
    expect((await list())[0]).toMatchObject({ state: 'accepted', athleteId: user.id });
    const roster = (await browser.get('/api/clients')).json().clients;
    expect(roster.map(({ id }: { id: string }) => id)).toEqual([user.id]);
    const next = await createPerson(test.db, { role: 'coach' });
    await test.db.update(users).set({ coachId: next.id }).where(eq(users.id, user.id));
    // The athlete's page is only visible to the next coach.
    expect((await list())[0]).toMatchObject({ state: 'accepted', athleteId: null });
  });

  it('replies the same whether or not another coach has that athlete', async () => {
    const other = await createPerson(test.db, { role: 'coach' });
    const othersAthlete = await createPerson(test.db, { coachId: other.id });
    const shape = ({ id: _id, email: _email, ...rest }: Invitation) => rest;
    expect(shape(await invite({ email: othersAthlete.email }))).toEqual(shape(await invite()));
  });

  it('rejects one’s own athlete', async () => {
    const own = await createPerson(test.db, { coachId: coach.id, name: 'Ana Silva' });
    const reply = await browser.post('/api/invitations', { email: own.email });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ error: 'Ana Silva is already your athlete.' });
    expect(await list()).toEqual([]);
  });

  it('sends one mail for a duplicate form', async () => {
    const before = test.mails.length;
    const form = { email: someone(), requestKey: '019aa000-0000-7000-8000-0000000000aa' };
    expect(await invite(form)).toEqual(await invite(form));
    await test.settle();
    expect(test.mails.length).toBe(before + 1);
  });

  it('renews an open invitation to the same email', async () => {
    const email = someone();
    const first = await invite({ email });
    const old = await lastToken();
    expect((await invite({ email, name: 'Ana' })).id).toBe(first.id);
    expect((await open(old)).statusCode).toBe(400);
    expect((await open(await lastToken())).statusCode).toBe(200);
  });

  it('stops after five mails to one address in an hour', async () => {
    const email = someone();
    for (let mail = 0; mail < 5; mail += 1) await invite({ email });
    expect((await browser.post('/api/invitations', { email })).statusCode).toBe(429);
  });
});

describe('invitation link', () => {
  it('works only once', async () => {
    await invite();
    const token = await lastToken();
    expect((await accept(token)).statusCode).toBe(201);
    const second = await accept(token);
    expect(second.statusCode).toBe(400);
    expect(second.json()).toMatchObject({
      code: 'link_invalid',
      issues: [{ path: 'inviteToken' }],
    });
    expect((await open(token)).json().error).toContain('already been used');
  });

  it('creates only one athlete despite concurrent sign-ups', async () => {
    await invite();
    const token = await lastToken();
    const replies = await Promise.all([accept(token), accept(token)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
  });

  it('keeps name and note when re-sent without them', async () => {
    const email = 'twice@test.example';
    const words = { name: 'Nora Lind', message: 'See you on Monday.' };
    const first = (await browser.post('/api/invitations', { email, ...words })).json();
    const second = (await browser.post('/api/invitations', { email })).json();
    expect(second).toMatchObject({ id: first.id, ...words, state: 'pending' });
    const other = { email, name: 'Nora L.', message: 'On Tuesday.' };
    expect((await browser.post('/api/invitations', other)).json()).toMatchObject(other);
  });

  it('expires after fourteen days and can be re-sent', async () => {
    const { id } = await invite();
    const token = await lastToken();
    test.advance(14 * DAY_MS);
    browser = await signIn(test, coach);
    expect((await list())[0]).toMatchObject({ state: 'expired' });
    const email = someone();
    const refused = await accept(token, email);
    expect(refused.json()).toMatchObject({ code: 'link_invalid' });
    expect(refused.json().error).toContain('expired');
    const resent = (await browser.post(`/api/invitations/${id}/resend`)).json();
    expect(resent).toMatchObject({ id, state: 'pending' });
    expect((await accept(await lastToken(), email)).statusCode).toBe(201);
  });

  it("becomes invalid once revoked, and can't be re-sent", async () => {
    const { id } = await invite();
    const token = await lastToken();
    const revoked = (await browser.post(`/api/invitations/${id}/revoke`)).json();
    expect(revoked).toMatchObject({ id, state: 'revoked' });
    expect((await browser.post(`/api/invitations/${id}/revoke`)).statusCode).toBe(200);
    expect((await open(token)).json().error).toContain('withdrawn');
    expect((await accept(token)).statusCode).toBe(400);
    expect((await browser.post(`/api/invitations/${id}/resend`)).statusCode).toBe(409);
  });

  it('can’t be revoked once accepted', async () => {
    const { id } = await invite();
    await accept(await lastToken());
    expect((await browser.post(`/api/invitations/${id}/revoke`)).statusCode).toBe(409);
  });

  it('stops working once its coach has left', async () => {
    await invite();
    const token = await lastToken();
    await test.db.update(users).set({ leftAt: test.now() }).where(eq(users.id, coach.id));
    expect((await open(token)).json()).toMatchObject({ code: 'link_invalid' });
    expect((await accept(token)).json()).toMatchObject({ code: 'link_invalid' });
  });

  it('is rejected if unknown, while sign-ups without a link go to the head coach', async () => {
    const unknown = 'a'.repeat(43);
    expect((await open(unknown)).statusCode).toBe(400);
    expect((await accept(unknown)).statusCode).toBe(400);
    expect((await accept('short')).json()).toMatchObject({ code: 'invalid_input' });
    const { user } = (
      await test.browser().post('/api/users', signUpForm({ email: someone() }))
    ).json();
    expect((await findPerson(test.db, user.id))?.coachId).not.toBe(coach.id);
  });
});

describe('list of invitations', () => {
  it('keeps accepted ones, and others for 90 days', async () => {
    await invite();
    await accept(await lastToken());
    const { id: revoked } = await invite();
    await browser.post(`/api/invitations/${revoked}/revoke`);
    await invite();
    const statesIn = async (days: number) => {
      await deleteOldInvitations({
        db: test.db,
        now: () => new Date(test.now().getTime() + days * DAY_MS),
      });
      return (await list()).map(({ state }) => state);
    };
    expect(await statesIn(89)).toEqual(['pending', 'revoked', 'accepted']);
    expect(await statesIn(91)).toEqual(['pending', 'accepted']);
    expect(await statesIn(90 + 15)).toEqual(['accepted']);
  });

  it('pages without gaps or duplicates, actionable ones first', async () => {
    const created: Invitation[] = [];
    for (let count = 0; count < 5; count += 1) {
      created.push(await invite());
      if (count === 3) await accept(await lastToken());
      test.advance(60_000);
    }
    const [resent, expired, revoked, accepted, last] = created.map(({ id }) => id);
    await browser.post(`/api/invitations/${revoked}/revoke`);
    test.advance(15 * DAY_MS);
    browser = await signIn(test, coach);
    expect((await browser.post(`/api/invitations/${resent}/resend`)).statusCode).toBe(200);
    const all = await list();
    expect(all.map(({ id }) => id)).toEqual([resent, last, expired, accepted, revoked]);
    expect(all.map(({ state }) => state)).toEqual([
      ...['pending', 'expired', 'expired', 'accepted', 'revoked'],
    ]);
    const first = (await browser.get('/api/invitations?limit=3')).json();
    const cursor = first.nextCursor;
    const rest = (await browser.get(`/api/invitations?limit=3&cursor=${cursor}`)).json();
    expect([...first.invitations, ...rest.invitations]).toEqual(all);
    expect(rest.nextCursor).toBeNull();
    expect((await browser.get('/api/invitations?cursor=nope')).statusCode).toBe(400);
  });
});
