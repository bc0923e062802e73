import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, sessions } from '../../platform/db/schema/index.ts';
import { SESSION_COOKIE } from '../../platform/session/session.ts';
import { createPerson, type Person, signIn } from '../../testing/people.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { isOutdated } from './passwords.ts';
import { findPasswordHash, setPasswordHash } from './queries.ts';

const PASSWORD = 'stage lights at noon';
const LOGIN = '/api/auth/login';

let test: TestApp;
let person: Person;
let unset: Person;
beforeAll(async () => {
  test = await openTestApp();
  person = await createPerson(test.db, { password: PASSWORD, email: 'someone@test.example' });
  unset = await createPerson(test.db, { email: 'unset@test.example' });
});
afterAll(() => test.close());

describe('logging in', () => {
  beforeEach(() => test.advance(3_600_000));

  it('returns the user and a cookie, ignoring the email’s case', async () => {
    const browser = test.browser();
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

  it('renews an outdated hash once, even concurrently', async () => {
    const veteran = await createPerson(test.db);
    const weaker = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await setPasswordHash(test.db, veteran.id, weaker, test.now());
    const enter = () => test.browser().post(LOGIN, { email: veteran.email, password: PASSWORD });
    const statuses = (await Promise.all([1, 2, 3, 4].map(enter))).map((reply) => reply.statusCode);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
    const renewed = await findPasswordHash(test.db, veteran.id);
    expect(renewed && isOutdated(renewed)).toBe(false);
    expect((await enter()).statusCode).toBe(200);
  });

  it('returns 401 for /me without a session', async () => {
    const response = await test.browser().get('/api/auth/me');
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'not_signed_in' });
  });

  it('gives the same reply for unknown email, no password and wrong password', async () => {
    const answers = [];
    for (const email of ['nobody@test.example', unset.email, person.email]) {
      const response = await test.browser().post(LOGIN, { email, password: 'wrong password' });
      const { requestId, ...body } = response.json();
      expect(requestId).toEqual(expect.any(String));
      const { 'x-ratelimit-remaining': _remaining, ...headers } = response.headers;
      answers.push({ status: response.statusCode, body, headers: Object.keys(headers) });
    }
    expect(answers[0]).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it("sets a cookie that scripts and other sites can't use", async () => {
    const response = await test.browser().post(LOGIN, { email: person.email, password: PASSWORD });
    const cookie = response.cookies.find(({ name }) => name === SESSION_COOKIE);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.secure).toBeUndefined();
  });

  it('sets a second, non-secret cookie as a hint for scripts', async () => {
    const response = await test.browser().post(LOGIN, { email: person.email, password: PASSWORD });
    const [session, hint] = response.cookies;
    expect(hint).toMatchObject({ name: 'posedown_signed_in', value: 'client', sameSite: 'Lax' });
    expect(hint?.httpOnly).toBeUndefined();
    expect(hint?.expires).toEqual(session?.expires);
  });

  it('stores only the token’s hash', async () => {
    const browser = test.browser();
    await browser.post(LOGIN, { email: person.email, password: PASSWORD });
    const token = browser.cookies.get(SESSION_COOKIE);
    const rows = await test.db.select().from(sessions);
    expect(rows.length).toBeGreaterThan(0);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends the browser’s previous session', async () => {
    const browser = await signIn(test, unset);
    const before = browser.cookies.get(SESSION_COOKIE) ?? '';
    await browser.post(LOGIN, { email: person.email, password: PASSWORD });
    const old = test.browser();
    old.cookies.set(SESSION_COOKIE, before);
    expect((await old.get('/api/auth/me')).statusCode).toBe(401);
    expect((await browser.get('/api/auth/me')).json().user.id).toBe(person.id);
  });

  it('accepts accented passwords in any Unicode composition', async () => {
    const accented = await createPerson(test.db, { password: 'pr\u00e9paration sc\u00e8ne' });
    const response = await test
      .browser()
      .post(LOGIN, { email: accented.email, password: 'pre\u0301paration sce\u0300ne' });
    expect(response.statusCode).toBe(200);
  });

  it('audits logins and failures, without passwords or attempted emails', async () => {
    await test.browser().post(LOGIN, { email: 'stranger@test.example', password: 'tried-secret' });
    await test.browser().post(LOGIN, { email: person.email, password: 'tried-secret' });
    await test.browser().post(LOGIN, { email: person.email, password: PASSWORD });
    const lines = await test.db.select().from(auditLog).orderBy(auditLog.id);
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
  it('ends the session and clears the cookie', async () => {
    const browser = await signIn(test, person);
    const token = browser.cookies.get(SESSION_COOKIE) ?? '';
    const ended = await browser.post('/api/auth/logout');
    expect(ended.statusCode).toBe(204);
    expect(ended.headers['clear-site-data']).toBe('"cache", "storage"');
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false);
    const thief = test.browser();
    thief.cookies.set(SESSION_COOKIE, token);
    expect((await thief.get('/api/auth/me')).statusCode).toBe(401);
  });

  it("keeps the browser's unsent entries", async () => {
    const browser = await signIn(test, person);
    const ended = await browser.post('/api/auth/logout?keepStorage=true');
    expect(ended.statusCode).toBe(204);
    expect(ended.headers['clear-site-data']).toBe('"cache"');
  });

  it('succeeds without a session', async () => {
    const response = await test.browser().post('/api/auth/logout');
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
  });
});

describe('invalid login input', () => {
  it.each([
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
  ])('rejects %s with 400', async (_label, body) => {
    const browser = test.browser();
    const response = await browser.post(LOGIN, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', issues: expect.any(Array) });
    expect(browser.cookies.size).toBe(0);
  });

  it('rejects broken JSON, other content types and huge bodies', async () => {
    const send = (payload: string, type: string) =>
      test.browser().request({
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
