import type { Invitation } from '@posedown/contract';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../../platform/db/schema/index.ts';
import { signUpForm } from '../../testing/answers.ts';
import { freshPairTest } from '../../testing/fixtures.ts';
import { createPerson } from '../../testing/people.ts';
import { findPerson } from '../athletes/index.ts';
import { deleteOldInvitations } from './index.ts';

const DAY_MS = 86_400_000;

let count = 0;
const someone = () => {
  count += 1;
  return `invited-${count}@test.example`;
};

const it = freshPairTest
  // Each test has its own coach, because mails are counted per coach.
  .extend('coach', async ({ server }) => {
    // The previous test's mails arrive after its responses.
    await server.settle();
    return createPerson(server.db, { role: 'coach', name: 'Ali' });
  })
  .extend('api', ({ server, asCoach }) => {
    const lastToken = async () => {
      await server.settle();
      // A sign-up's mail may arrive later than the invitation's.
      const mail = server.mails.findLast(({ text }) => text.includes('invite='));
      return /invite=([A-Za-z0-9_-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    };
    const invite = async (body: object = { email: someone() }): Promise<Invitation> => {
      const reply = await asCoach.post('/api/invitations', body);
      expect(reply.statusCode, reply.body).toBe(201);
      return reply.json();
    };
    const list = async (): Promise<Invitation[]> =>
      (await asCoach.get('/api/invitations')).json().invitations;
    const open = (token: string) => server.browser().post('/api/invitations/open', { token });
    const accept = (inviteToken: string, email = someone()) =>
      server.browser().post('/api/users', { ...signUpForm({ email }), inviteToken });
    return { lastToken, invite, list, open, accept };
  });

it.beforeAll(async ({ server }) => {
  await createPerson(server.db, { role: 'coach', name: 'Head Coach' });
});

describe('inviting an athlete', () => {
  it('emails a link and lists the invitation as pending', async ({ api, server }) => {
    const email = someone();
    const created = await api.invite({
      email: email.toUpperCase(),
      name: 'Ana',
      message: 'Let us go.',
    });
    expect(created).toMatchObject({ email, name: 'Ana', state: 'pending', athleteId: null });
    const token = await api.lastToken();
    const mail = server.mails.find(({ to }) => to === email);
    expect(mail?.text).toContain('Let us go.');
    expect((await api.open(token)).json()).toEqual({
      email,
      name: 'Ana',
      coachName: 'Ali',
      practiceName: null,
      units: 'metric',
    });
    expect(await api.list()).toEqual([created]);
  });

  it('creates an account of the inviting coach', async ({ api, server, coach, asCoach }) => {
    await api.invite();
    const reply = await api.accept(await api.lastToken());
    expect(reply.statusCode, reply.body).toBe(201);
    const { user } = reply.json();
    expect(await findPerson(server.db, user.id)).toMatchObject({ coachId: coach.id });
    expect((await api.list())[0]).toMatchObject({ state: 'accepted', athleteId: user.id });
    const roster = (await asCoach.get('/api/clients')).json().clients;
    expect(roster.map(({ id }: { id: string }) => id)).toEqual([user.id]);
    const next = await createPerson(server.db, { role: 'coach' });
    await server.db.update(users).set({ coachId: next.id }).where(eq(users.id, user.id));
    // The athlete's page is only visible to the next coach.
    expect((await api.list())[0]).toMatchObject({ state: 'accepted', athleteId: null });
  });

  it('replies the same whether or not another coach has that athlete', async ({ server, api }) => {
    const other = await createPerson(server.db, { role: 'coach' });
    const othersAthlete = await createPerson(server.db, { coachId: other.id });
    const shape = ({ id: _id, email: _email, ...rest }: Invitation) => rest;
    expect(shape(await api.invite({ email: othersAthlete.email }))).toEqual(
      shape(await api.invite()),
    );
  });

  it('rejects one’s own athlete', async ({ server, coach, asCoach, api }) => {
    const own = await createPerson(server.db, { coachId: coach.id, name: 'Ana Silva' });
    const reply = await asCoach.post('/api/invitations', { email: own.email });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ error: 'Ana Silva is already your athlete.' });
    expect(await api.list()).toEqual([]);
  });

  it('sends one mail for a duplicate form', async ({ server, api }) => {
    const before = server.mails.length;
    const form = { email: someone(), requestKey: '019aa000-0000-7000-8000-0000000000aa' };
    expect(await api.invite(form)).toEqual(await api.invite(form));
    await server.settle();
    expect(server.mails.length).toBe(before + 1);
  });

  it('renews an open invitation to the same email', async ({ api }) => {
    const email = someone();
    const first = await api.invite({ email });
    const old = await api.lastToken();
    expect((await api.invite({ email, name: 'Ana' })).id).toBe(first.id);
    expect((await api.open(old)).statusCode).toBe(400);
    expect((await api.open(await api.lastToken())).statusCode).toBe(200);
  });

  it('stops after five mails to one address in an hour', async ({ api, asCoach }) => {
    const email = someone();
    for (let mail = 0; mail < 5; mail += 1) await api.invite({ email });
    expect((await asCoach.post('/api/invitations', { email })).statusCode).toBe(429);
  });
});

describe('invitation link', () => {
  it('works only once', async ({ api }) => {
    await api.invite();
    const token = await api.lastToken();
    expect((await api.accept(token)).statusCode).toBe(201);
    const second = await api.accept(token);
    expect(second.statusCode).toBe(400);
    expect(second.json()).toMatchObject({
      code: 'link_invalid',
      issues: [{ path: 'inviteToken' }],
    });
    expect((await api.open(token)).json().error).toContain('already been used');
  });

  it('creates only one athlete despite concurrent sign-ups', async ({ api }) => {
    await api.invite();
    const token = await api.lastToken();
    const replies = await Promise.all([api.accept(token), api.accept(token)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
  });

  it('keeps name and note when re-sent without them', async ({ asCoach }) => {
    const email = 'twice@test.example';
    const words = { name: 'Nora Lind', message: 'See you on Monday.' };
    const first = (await asCoach.post('/api/invitations', { email, ...words })).json();
    const second = (await asCoach.post('/api/invitations', { email })).json();
    expect(second).toMatchObject({ id: first.id, ...words, state: 'pending' });
    const other = { email, name: 'Nora L.', message: 'On Tuesday.' };
    expect((await asCoach.post('/api/invitations', other)).json()).toMatchObject(other);
  });

  it('expires after fourteen days and can be re-sent', async ({ api, server, asCoach }) => {
    const { id } = await api.invite();
    const token = await api.lastToken();
    server.advance(14 * DAY_MS);
    expect((await api.list())[0]).toMatchObject({ state: 'expired' });
    const email = someone();
    const refused = await api.accept(token, email);
    expect(refused.json()).toMatchObject({ code: 'link_invalid' });
    expect(refused.json().error).toContain('expired');
    const resent = (await asCoach.post(`/api/invitations/${id}/resend`)).json();
    expect(resent).toMatchObject({ id, state: 'pending' });
    expect((await api.accept(await api.lastToken(), email)).statusCode).toBe(201);
  });

  it("becomes invalid once revoked, and can't be re-sent", async ({ api, asCoach }) => {
    const { id } = await api.invite();
    const token = await api.lastToken();
    const revoked = (await asCoach.post(`/api/invitations/${id}/revoke`)).json();
    expect(revoked).toMatchObject({ id, state: 'revoked' });
    expect((await asCoach.post(`/api/invitations/${id}/revoke`)).statusCode).toBe(200);
    expect((await api.open(token)).json().error).toContain('withdrawn');
    expect((await api.accept(token)).statusCode).toBe(400);
    expect((await asCoach.post(`/api/invitations/${id}/resend`)).statusCode).toBe(409);
  });

  it('can’t be revoked once accepted', async ({ api, asCoach }) => {
    const { id } = await api.invite();
    await api.accept(await api.lastToken());
    expect((await asCoach.post(`/api/invitations/${id}/revoke`)).statusCode).toBe(409);
  });

  it('stops working once its coach has left', async ({ api, server, coach }) => {
    await api.invite();
    const token = await api.lastToken();
    await server.db.update(users).set({ leftAt: server.now() }).where(eq(users.id, coach.id));
    expect((await api.open(token)).json()).toMatchObject({ code: 'link_invalid' });
    expect((await api.accept(token)).json()).toMatchObject({ code: 'link_invalid' });
  });

  it('is rejected if unknown, while sign-ups without a link go to the head coach', async ({
    api,
    server,
    coach,
  }) => {
    const unknown = 'a'.repeat(43);
    expect((await api.open(unknown)).statusCode).toBe(400);
    expect((await api.accept(unknown)).statusCode).toBe(400);
    expect((await api.accept('short')).json()).toMatchObject({ code: 'invalid_input' });
    const { user } = (
      await server.browser().post('/api/users', signUpForm({ email: someone() }))
    ).json();
    expect((await findPerson(server.db, user.id))?.coachId).not.toBe(coach.id);
  });
});

describe('list of invitations', () => {
  it('keeps accepted ones, and others for 90 days', async ({ api, asCoach, server }) => {
    await api.invite();
    await api.accept(await api.lastToken());
    const { id: revoked } = await api.invite();
    await asCoach.post(`/api/invitations/${revoked}/revoke`);
    await api.invite();
    const statesIn = async (days: number) => {
      await deleteOldInvitations({
        db: server.db,
        now: () => new Date(server.now().getTime() + days * DAY_MS),
      });
      return (await api.list()).map(({ state }) => state);
    };
    expect(await statesIn(89)).toEqual(['pending', 'revoked', 'accepted']);
    expect(await statesIn(91)).toEqual(['pending', 'accepted']);
    expect(await statesIn(90 + 15)).toEqual(['accepted']);
  });

  it('pages without gaps or duplicates, actionable ones first', async ({
    api,
    server,
    asCoach,
  }) => {
    const created: Invitation[] = [];
    for (let count = 0; count < 5; count += 1) {
      created.push(await api.invite());
      if (count === 3) await api.accept(await api.lastToken());
      server.advance(60_000);
    }
    const [resent, expired, revoked, accepted, last] = created.map(({ id }) => id);
    await asCoach.post(`/api/invitations/${revoked}/revoke`);
    server.advance(15 * DAY_MS);
    expect((await asCoach.post(`/api/invitations/${resent}/resend`)).statusCode).toBe(200);
    const all = await api.list();
    expect(all.map(({ id }) => id)).toEqual([resent, last, expired, accepted, revoked]);
    expect(all.map(({ state }) => state)).toEqual([
      ...['pending', 'expired', 'expired', 'accepted', 'revoked'],
    ]);
    const first = (await asCoach.get('/api/invitations?limit=3')).json();
    const cursor = first.nextCursor;
    const rest = (await asCoach.get(`/api/invitations?limit=3&cursor=${cursor}`)).json();
    expect([...first.invitations, ...rest.invitations]).toEqual(all);
    expect(rest.nextCursor).toBeNull();
    expect((await asCoach.get('/api/invitations?cursor=nope')).statusCode).toBe(400);
  });
});
