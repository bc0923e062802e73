import { hash } from '@node-rs/argon2';
import { describe, expect } from 'vitest';
import { auditLog, sessions } from '../../platform/db/schema/index.ts';
import { SESSION_COOKIE } from '../../platform/session/session.ts';
import { serverTest } from '../../testing/fixtures.ts';
import { createPerson, signIn } from '../../testing/people.ts';
import { isOutdated } from './passwords.ts';
import { findPasswordHash, setPasswordHash } from './queries.ts';

const PASSWORD = 'stage lights at noon';
const LOGIN = '/api/auth/login';

const it = serverTest
  .extend('person', { scope: 'file' }, ({ server }) =>
    createPerson(server.db, { password: PASSWORD, email: 'someone@test.example' }),
  )
  .extend('logIn', ({ person, server }) => {
    const logIn = (email = person.email, password = PASSWORD) =>
      server.browser().post(LOGIN, { email, password });
    return logIn;
  });

describe('logging in', () => {
  it.beforeEach(({ server }) => server.advance(3_600_000));

  it('returns the user and a cookie, ignoring the email’s case', async ({ server, person }) => {
    const browser = server.browser();
    const response = await browser.post(LOGIN, {
      email: ' Someone@Test.EXAMPLE',
      password: PASSWORD,
    });
    expect(response.statusCode).toBe(200);
    const user = { id: person.id, email: person.email, name: person.name, role: 'client' };
    expect(response.json()).toEqual({ user });
    const me = await browser.get('/api/auth/me');
    expect(me.statusCode).toBe(200);
    expect(me.json()).toEqual({ user });
  });

  it('renews an outdated hash once, even concurrently', async ({ server, logIn }) => {
    const veteran = await createPerson(server.db);
    const weaker = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await setPasswordHash(server.db, veteran.id, weaker, server.now());
    const enter = () => logIn(veteran.email, PASSWORD);
    const statuses = (await Promise.all([1, 2, 3, 4].map(enter))).map((reply) => reply.statusCode);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
    const renewed = await findPasswordHash(server.db, veteran.id);
    expect(renewed && isOutdated(renewed)).toBe(false);
    expect((await enter()).statusCode).toBe(200);
  });

  it('returns 401 for /me without a session', async ({ server }) => {
    const response = await server.browser().get('/api/auth/me');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'not_signed_in' });
  });

  it('gives the same reply for unknown email, no password and wrong password', async ({
    server,
    person,
    logIn,
  }) => {
    const unset = await createPerson(server.db);
    const answers = [];
    for (const email of ['nobody@test.example', unset.email, person.email]) {
      const response = await logIn(email, 'wrong password');
      const { requestId, ...body } = response.json();
      expect(requestId).toEqual(expect.any(String));
      const { 'x-ratelimit-remaining': _remaining, ...headers } = response.headers;
      answers.push({ status: response.statusCode, body, headers: Object.keys(headers) });
    }
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it("sets a cookie that scripts and other sites can't use", async ({ logIn }) => {
    const response = await logIn();
    const cookie = response.cookies.find(({ name }) => name === SESSION_COOKIE);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.secure).toBeUndefined();
  });

  it('sets a second, non-secret cookie as a hint for scripts', async ({ logIn }) => {
    const response = await logIn();
    const [session, hint] = response.cookies;
    expect(hint).toMatchObject({ name: 'posedown_signed_in', value: 'client', sameSite: 'Lax' });
    expect(hint?.httpOnly).toBeUndefined();
    expect(hint?.expires).toEqual(session?.expires);
  });

  it('stores only the token’s hash', async ({ server, person }) => {
    const browser = server.browser();
    await browser.post(LOGIN, { email: person.email, password: PASSWORD });
    const token = browser.cookies.get(SESSION_COOKIE);
    const rows = await server.db.select().from(sessions);
    expect(rows.length).toBeGreaterThan(0);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends the browser’s previous session', async ({ server, person }) => {
    const browser = await signIn(server, await createPerson(server.db));
    const before = browser.cookies.get(SESSION_COOKIE) ?? '';
    await browser.post(LOGIN, { email: person.email, password: PASSWORD });
    const old = server.browser();
    old.cookies.set(SESSION_COOKIE, before);
    expect((await old.get('/api/auth/me')).statusCode).toBe(401);
    expect((await browser.get('/api/auth/me')).json().user.id).toBe(person.id);
  });

  it('accepts accented passwords in any Unicode composition', async ({ server, logIn }) => {
    const accented = await createPerson(server.db, { password: 'pr\u00e9paration sc\u00e8ne' });
    const response = await logIn(accented.email, 'pre\u0301paration sce\u0300ne');
    expect(response.statusCode).toBe(200);
  });

  it('audits logins and failures, without passwords or attempted emails', async ({
    logIn,
    person,
    server,
  }) => {
    await logIn('stranger@test.example', 'tried-secret');
    await logIn(person.email, 'tried-secret');
    await logIn();
    const lines = await server.db.select().from(auditLog).orderBy(auditLog.id);
    expect(lines.slice(-3)).toMatchObject([
      { action: 'login', outcome: 'denied', actorId: null, subjectId: null },
      { action: 'login', outcome: 'denied', actorId: null, subjectId: person.id },
      { action: 'login', outcome: 'done', actorId: person.id, subjectId: person.id },
    ]);
    const text = JSON.stringify(lines);
    for (const secret of ['stranger', 'tried-secret', PASSWORD]) expect(text).not.toContain(secret);
  });
});

describe('logging out', () => {
  it('ends the session and clears the cookie', async ({ server, person }) => {
    const browser = await signIn(server, person);
    const token = browser.cookies.get(SESSION_COOKIE) ?? '';
    const ended = await browser.post('/api/auth/logout');
    expect(ended.statusCode).toBe(204);
    expect(ended.headers['clear-site-data']).toBe('"cache", "storage"');
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
    const thief = server.browser();
    thief.cookies.set(SESSION_COOKIE, token);
    expect((await thief.get('/api/auth/me')).statusCode).toBe(401);
  });

  it("keeps the browser's unsent entries", async ({ server, person }) => {
    const browser = await signIn(server, person);
    const ended = await browser.post('/api/auth/logout?keepStorage=true');
    expect(ended.statusCode).toBe(204);
    expect(ended.headers['clear-site-data']).toBe('"cache"');
  });

  it('succeeds without a session', async ({ server }) => {
    const response = await server.browser().post('/api/auth/logout');
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
  });
});

describe('invalid login input', () => {
  it.for([
    ['no body', undefined],
    ['an empty object', {}],
    ['an e-mail that is none', { email: 'someone', password: PASSWORD }],
    ['an empty password', { email: 'someone@test.example', password: '' }],
    ['numbers', { email: 7, password: 8 }],
    ['an array', []],
    ['a query operator', { email: { $ne: '' }, password: { $ne: '' } }],
    ['unknown fields', { email: 'someone@test.example', password: PASSWORD, role: 'coach' }],
    ['a huge password', { email: 'someone@test.example', password: 'x'.repeat(1001) }],
    ['a NUL', { email: 'someone\u0000@test.example', password: PASSWORD }],
  ])('rejects %s with 400', async ([_label, body], { server }) => {
    const browser = server.browser();
    const response = await browser.post(LOGIN, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', issues: expect.any(Array) });
    expect(browser.cookies.size).toBe(0);
  });

  it('rejects broken JSON, other content types and huge bodies', async ({ server }) => {
    const send = (payload: string, type: string) =>
      server.browser().request({
        method: 'POST',
        url: LOGIN,
        payload,
        headers: { 'content-type': type },
      });
    expect((await send('{"email":', 'application/json')).json().code).toBe('invalid_json');
    expect((await send('email=a', 'text/csv')).statusCode).toBe(415);
    expect((await send(`"${'x'.repeat(10_000_000)}"`, 'application/json')).statusCode).toBe(413);
  });
});
